"""A worker of BuildGrid, by the Remote Workers API: it leases actions one at a time, runs each in a folder that has its inputs only, and stores outputs.

    python worker.py ADDRESS NAME [HANG]

Each action is a line of standard output, "NAME N", before its command runs. Action HANG is never run: the worker has its lease until it is killed.
"""

import os
import signal
import subprocess
import sys
import tempfile

import grpc
from buildgrid._protos.build.bazel.remote.execution.v2 import remote_execution_pb2 as reapi
from buildgrid._protos.google.devtools.remoteworkers.v1test2 import bots_pb2, bots_pb2_grpc
from buildgrid.server.client.cas import download, upload

# Seconds that a call waits for work. The server answers earlier.
PATIENCE = 10


def run(channel: grpc.Channel, action: reapi.Action) -> reapi.ActionResult:
    """Runs the command of an action, and stores the files that it wrote."""
    result = reapi.ActionResult()
    with tempfile.TemporaryDirectory() as root:
        with download(channel, instance="") as store:
            command = store.get_message(action.command_digest, reapi.Command())
            store.download_directory(action.input_root_digest, root)
        folder = os.path.join(root, command.working_directory)
        outputs = command.output_paths or command.output_files
        for path in outputs:
            os.makedirs(os.path.dirname(os.path.join(folder, path)), exist_ok=True)
        environment = {variable.name: variable.value for variable in command.environment_variables}
        done = subprocess.run(command.arguments, cwd=folder, env=environment, capture_output=True)
        result.exit_code, result.stdout_raw, result.stderr_raw = done.returncode, done.stdout, done.stderr
        with upload(channel, instance="") as store:
            for path in outputs:
                file = os.path.join(folder, path)
                if os.path.exists(file):
                    result.output_files.add(path=path, digest=store.upload_file(file, queue=False), is_executable=os.access(file, os.X_OK))
    return result


def main(address: str, name: str, hang: int = 0) -> None:
    channel = grpc.insecure_channel(address)
    bots = bots_pb2_grpc.BotsStub(channel)
    session = bots_pb2.BotSession(bot_id=name, status=bots_pb2.OK)
    session.worker.devices.add(handle=name)
    session = bots.CreateBotSession(bots_pb2.CreateBotSessionRequest(parent="", bot_session=session), timeout=PATIENCE)
    count = 0
    while True:
        for lease in session.leases:
            if lease.state != bots_pb2.ACTIVE:
                continue
            count += 1
            print(name, count, flush=True)
            if count == hang:
                signal.pause()
            action = reapi.Action()
            lease.payload.Unpack(action)
            lease.result.Pack(run(channel, action))
            lease.state = bots_pb2.COMPLETED
        session = bots.UpdateBotSession(bots_pb2.UpdateBotSessionRequest(name=session.name, bot_session=session), timeout=PATIENCE)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:]))

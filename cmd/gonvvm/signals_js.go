package main

import "os"

// endingSignals are the signals that end the command. A page sends none.
var endingSignals = []os.Signal{os.Interrupt}

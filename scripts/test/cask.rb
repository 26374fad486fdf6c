# Evaluates a cask of Homebrew with a stand-in for the part of its language that ours uses, and prints the stanzas that hold on a machine as JSON. A stanza that
# the stand-in does not know, and one that is there twice, is an error.
#
#   ruby scripts/test/cask.rb FILE macos|linux arm|intel
require "json"

class Cask
  attr_reader :stanzas, :staged_path

  def initialize(token, machine)
    @machine = machine
    @stanzas = { token: token, commands: [] }
    @staged_path = "STAGED"
  end

  [:version, :sha256, :url, :desc, :homepage].each do |stanza|
    define_method(stanza) do |value = nil|
      return @stanzas.fetch(stanza) if value.nil?
      raise "#{stanza} is there twice" if @stanzas.key?(stanza)

      @stanzas[stanza] = value
    end
  end

  [:rename, :name, :binary, :manpage, :bash_completion, :zsh_completion, :fish_completion].each do |stanza|
    define_method(stanza) { |*values| (@stanzas[stanza] ||= []) << values }
  end

  [:macos, :linux, :arm, :intel].each do |condition|
    define_method("on_#{condition}") { |&block| instance_eval(&block) if @machine.include?(condition) }
  end

  def livecheck(&block) = instance_eval(&block)
  def skip(_reason) = nil
  def postflight(&block) = instance_eval(&block)
  def system_command(program, args:) = @stanzas[:commands] << [program, *args]
end

file, system, processor = ARGV
OS = Struct.new(:mac?, :linux?).new(system == "macos", system == "linux")
Object.define_method(:cask) do |token, &block|
  cask = Cask.new(token, [system.to_sym, processor.to_sym])
  cask.instance_eval(&block)
  puts JSON.generate(cask.stanzas)
end
load file

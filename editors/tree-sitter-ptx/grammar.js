// The grammar of PTX for tree-sitter. The mnemonics come from the tables of the instruction set; the operands of all instructions have
// one form, since the tables, and not the grammar, say which ones an instruction takes.
const mnemonics = require('./mnemonics.js');

const list = (sep, rule) => seq(rule, repeat(seq(sep, rule)));

module.exports = grammar({
  name: 'ptx',
  word: $ => $.identifier,
  extras: $ => [/\s/, $.comment],

  rules: {
    module: $ => repeat(choice($.header, $.file, $.section, $.function, $.directive)),

    header: $ => choice(
      seq('.version', $.number),
      seq('.target', list(',', $.identifier)),
      seq('.address_size', $.number),
    ),
    file: $ => seq('.file', $.number, $.string, optional(seq(',', $.number, optional(seq(',', $.number))))),
    section: $ => seq('.section', choice($.dotted, $.identifier), '{', optional($.dwarf), '}'),
    dwarf: _ => token(prec(1, /[^{}\s][^{}]*/)),

    function: $ => seq(
      optional($._words), choice('.entry', '.func'), optional($.attribute), optional($.parameters),
      field('name', $.identifier), optional($.parameters), repeat($.tuning), choice($.block, ';'),
    ),
    attribute: $ => seq($.dotted, $.parameters),
    parameters: $ => seq('(', repeat(choice($._operand, $.dotted, ',')), ')'),
    tuning: $ => choice(
      seq('.pragma', list(',', $.string), ';'),
      seq($.dotted, optional(list(',', choice($.number, $.string, $.identifier)))),
    ),

    block: $ => seq('{', repeat($._statement), '}'),
    _statement: $ => choice($.block, $.label, $.loc, $.directive, $.instruction, ';'),
    label: $ => seq($.identifier, ':'),
    loc: $ => seq(
      '.loc', $.number, $.number, $.number,
      optional(seq(',', 'function_name', $.identifier, optional(seq('+', $.number)), ',', 'inlined_at', $.number, $.number, $.number)),
    ),
    // A declaration, .pragma, .alias, .branchtargets and the like.
    directive: $ => seq($._words, optional(seq($._operand, repeat(choice($._operand, $.dotted, ',')))), ';'),
    _words: $ => repeat1($.dotted),

    instruction: $ => seq(optional($.guard), $.mnemonic, repeat(choice($._operand, ',')), ';'),
    guard: $ => seq('@', optional('!'), $.identifier),
    mnemonic: _ => choice(...mnemonics),
    modifier: _ => token.immediate(/\.[\w:]+/),

    _operand: $ => choice($.group, $.identifier, $.number, $.string, $.modifier, $.operator),
    group: $ => choice(
      seq('(', repeat(choice($._operand, $.dotted, ',')), ')'),
      seq('[', repeat(choice($._operand, $.dotted, ',')), ']'),
      seq('{', repeat(choice($._operand, $.dotted, ',')), '}'),
    ),
    operator: _ => choice('+', '-', '*', '/', '%', '!', '~', '|', '&', '^', '<', '>', '=', '?', ':', '<<', '>>', '==', '!=', '<=', '>=', '&&', '||'),

    identifier: _ => /[A-Za-z_$%][\w$]*/,
    dotted: _ => /\.[A-Za-z_][\w:]*/,
    number: _ => /0[fF][0-9a-fA-F]+|0[dD][0-9a-fA-F]+|0[xX][0-9a-fA-F]+U?|0[bB][01]+U?|\d+\.\d*([eE][+-]?\d+)?|\d+U?/,
    string: _ => /"[^"]*"/,
    comment: _ => token(choice(/\/\/[^\n]*/, /@@[^\n]*/, /#[ \t]*(line[ \t]+)?[0-9][^\n]*/, /\/\*[^*]*\*+([^/*][^*]*\*+)*\//)),
  },
});

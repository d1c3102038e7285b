const amount = '(?:\\d|two|four|eight|zwei|vier|acht)';
/** What a formatter decides: width, indentation, quotes, commas and where marks stand. */
const layout = new RegExp(
  [
    // indentation
    `\\b(?:indent\\w*|tab ?size)\\b[^.;]{0,40}\\b(?:tabs?|spaces?|${amount})\\b|\\b${amount}[- ]spaces?\\b[^.;]{0,20}\\bindent\\w*|\\b(?:use|prefer) (?:${amount}[- ]spaces?|tabs)\\b(?! (?:from|between|on|in the ui))`,
    `(?<![\\p{L}])(?:rücke?|einrückung\\w*|einrücken|eingerückt)(?![\\p{L}])[^.;]{0,40}(?:tabs?|leerzeichen)|${amount} leerzeichen`,
    // quotes
    '(?:^|\\b(?:use|prefer|with|in|always) )(?:single|double)[- ]quot(?:es|ed|ation marks)\\b|\\bstrings?\\b[^.;]{0,30}\\b(?:single|double)[- ]quot(?:es|ed)\\b|(?:einfache|doppelte)n? anführungszeichen',
    // marks at the end
    '\\b(?:use|omit|always|no|add|end\\b[^.;]{0,30}with an?) (?:trailing commas?|semicolons?)\\b|\\bsemicolons? (?:at the end|are required|after every|everywhere|always)|\\btrailing (?:commas?|whitespace)\\b|(?:am ende jeder|jede) anweisung[^.;]{0,30}semikolon|(?:abschließende|nachgestellte) kommas?',
    // width
    '\\b(?:max(?:imum)?|limit) line (?:length|width)\\b|\\bline (?:length|width)[^.;]{0,20}\\b\\d{2,3}\\b|\\b(?:lines?|columns?)\\b[^.;]{0,30}\\b\\d{2,3} (?:chars?|characters|columns)\\b|\\bwrap (?:code |lines )?(?:at|after) \\d{2,3}\\b|\\b(?:keep|limit|break|wrap) lines\\b[^.;]{0,25}\\b\\d{2,3}\\b|zeilen(?:länge)?(?![\\p{L}])[^.;]{0,30}\\b\\d{2,3} (?:zeichen|spalten)|^umbrich (?:zeilen )?(?:nach|bei) \\d',
    // braces and blanks
    '\\b(?:opening|closing|curly) (?:brace|bracket|parenthes[ie]s)\\b[^.;]{0,30}\\b(?:same|own|new|next) line\\b|\\bbraces?\\b[^.;]{0,20}\\b(?:on the same|on (?:a|its) (?:new|own)) line\\b|\\bspaces? (?:before|after|around|inside|between) (?:the |every |each |all )?(?:opening |binary |comma|operator|colon|brace|bracket|parenthes|keyword)',
    '\\b(?:end|finish) (?:every |each |all |the )?files? with an? (?:single |empty |trailing )*(?:newline|blank line)\\b|öffnende klammern?[^.;]{0,30}(?:zeile|leerzeichen)|leerzeichen (?:vor|nach|um) (?:der |die |dem )?(?:öffnende|kommas?|operator)',
  ].join('|'),
  'iu',
);
/** Names what the layout is of: settings, other files, what people see; or sends to the tool that does it. */
const elsewhere =
  /`|\b(?:prettier|biome|ruff|black|format\w*|\w*lint\w*|pint|rubocop|editorconfig|config\w*|shell|sql|yaml|json|html|markdown|commit|csv|copy|texts?)\b/i;
const longest = 110;

/** Says whether a line asks for what a formatter does. */
export function isLayout(text: string): boolean {
  return text.length <= longest && layout.test(text) && !elsewhere.test(text);
}

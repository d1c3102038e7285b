import { type ParseError, parse } from 'jsonc-parser';

/** Parses JSON with comments and trailing commas; throws where it is broken. */
export function parseJsonc(text: string): unknown {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { allowTrailingComma: true });
  if (errors.length > 0) throw new SyntaxError('broken JSON');
  return value;
}

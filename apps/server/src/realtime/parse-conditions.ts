/** One comparison of a subscription's filter; `in` has several values, the others have one. */
export interface Condition {
  readonly column: string;
  readonly isNegated: boolean;
  readonly operator: Operator;
  readonly values: readonly string[];
}

const operators = ['eq', 'neq', 'lt', 'lte', 'gt', 'gte', 'in', 'like', 'ilike', 'is', 'isdistinct'] as const;
type Operator = (typeof operators)[number];

/**
 * Parses the filter of a subscription: `column=op.value`, or several joined by commas, all of which must hold. Values
 * with a reserved character are in double quotes. Returns a fault as a sentence for the developer.
 */
export function parseConditions(filter: string): readonly Condition[] | { readonly fault: string } {
  const conditions: Condition[] = [];
  for (const part of splitAtCommas(filter)) {
    const [, column, negation, name, value] = /^([\w$]+)=(not\.)?(\w+)\.(.*)$/s.exec(part) ?? [];
    if (column === undefined || name === undefined || value === undefined)
      return { fault: `"${part.slice(0, 60)}" is not column=operator.value` };
    const operator = operators.find((one) => one === name);
    if (operator === undefined) return { fault: `the operator "${name.slice(0, 40)}" is not offered here` };
    const isList = /^\(.*\)$/s.test(value);
    if (operator === 'in' && !isList) return { fault: 'the operator "in" takes (a,b)' };
    const values = operator === 'in' ? splitAtCommas(value.slice(1, -1)) : [value];
    conditions.push({ column, operator, isNegated: negation !== undefined, values: values.map(unquote) });
  }
  return conditions;
}

/** Splits at commas outside double quotes and parentheses. */
function splitAtCommas(text: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  let isQuoted = false;
  let isEscaped = false;
  for (const character of text) {
    if (character === ',' && depth === 0 && !isQuoted) {
      parts.push('');
      continue;
    }
    if (character === '"' && !isEscaped) isQuoted = !isQuoted;
    if (!isQuoted && character === '(') depth += 1;
    if (!isQuoted && character === ')') depth -= 1;
    isEscaped = isQuoted && character === '\\' && !isEscaped;
    parts.push(`${parts.pop()}${character}`);
  }
  return parts;
}

function unquote(value: string): string {
  const [, inner] = /^"(.*)"$/s.exec(value.trim()) ?? [];
  return inner === undefined ? value : inner.replaceAll(/\\(.)/gs, '$1');
}

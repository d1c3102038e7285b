import { existsSync, readFileSync } from 'node:fs';
import { type Operator, operatorSchema, unknownOperator } from '@regelwerk/legal/operator';

/** Reads the operator file; without it, every fact is an obvious placeholder. Throws one error that lists all faults. */
export function readOperator(path: string): Operator {
  if (!existsSync(path)) return unknownOperator;
  const parsed = operatorSchema.safeParse(parseJson(path));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.') || 'file'}: ${issue.message}`);
  throw new Error(`The operator file ${path} is wrong:\n${faults.join('\n')}\nSee operator.example.json.`);
}

function parseJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`The operator file ${path} is not JSON.`, { cause: error });
  }
}

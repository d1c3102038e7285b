import { z } from 'zod';
import type { ServerContext } from '../http/bindings.ts';
import { readText } from '../http/read-text.ts';
import { AuthError } from './errors.ts';

/** Reads a JSON object; an empty body counts as an empty object. Ignores unknown keys. */
export async function readAuthBody<Schema extends z.ZodType>(
  c: ServerContext,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await readText(c);
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new AuthError(400, 'validation_failed', `Invalid value${path === '' ? '' : `: ${path}`}`);
}

function parseJson(text: string | undefined): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text ?? '');
  } catch {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  }
}

/** An optional text; `null` counts as absent. */
export const optionalText = z
  .string()
  .max(20_000)
  .nullish()
  .transform((value) => value ?? undefined);

/** The challenge of the code flow, if the call has one. */
export const challengeFields = {
  code_challenge: optionalText,
  code_challenge_method: z
    .string()
    .transform((method) => method.toLowerCase())
    .pipe(z.enum(['plain', 's256']))
    .nullish(),
};

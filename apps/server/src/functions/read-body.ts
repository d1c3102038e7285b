import type { z } from 'zod';
import { AppError } from '../domain/kernel/app-error.ts';
import type { ServerContext } from '../http/bindings.ts';
import { readText } from '../http/read-text.ts';

/**
 * Reads and parses the JSON body of a function call. Refuses other media types, because a form of another site could
 * send them.
 * Custom messages of the schema reach the caller; the field is the path of the first fault. The body may be missing if the
 * schema accepts none.
 */
export async function readBody<Schema extends z.ZodType>(c: ServerContext, schema: Schema): Promise<z.output<Schema>> {
  if (isWithoutBody(c)) {
    const absent = schema.safeParse(undefined);
    if (absent.success) return absent.data;
  }
  const mediaType = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json')
    throw new AppError('unsupported_media_type', 'The body must be application/json');
  const parsed = schema.safeParse(await parseJson(c));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') ?? '';
  if (field === 'formData.frameworks' && issue?.code === 'too_small') {
    throw new AppError('framework_required', issue.message, { field });
  }
  throw new AppError('invalid_input', `Invalid input: ${field === '' ? 'body' : field}${statementIn(field)}`, {
    field,
  });
}

/** People count the statements and lines of a project from 1. */
function statementIn(field: string): string {
  const [, list, index] = /^project\.(conventions|claims)\.(\d+)/.exec(field) ?? [];
  return index === undefined ? '' : ` (${list === 'claims' ? 'line' : 'statement'} ${Number(index) + 1})`;
}

const isWithoutBody = (c: ServerContext) =>
  c.req.header('content-type') === undefined || c.req.header('content-length') === '0';

async function parseJson(c: ServerContext): Promise<unknown> {
  const text = await readText(c);
  try {
    return JSON.parse(text ?? '');
  } catch {
    throw new AppError('invalid_input', 'The body is not JSON');
  }
}

import type { CallToolResult } from '@modelcontextprotocol/server';

/** Returns the answer of a tool: words for the assistant, and the same as values for programs. */
export function answer(text: string, values?: Record<string, unknown>): CallToolResult {
  return { content: [{ type: 'text', text }], ...(values === undefined ? {} : { structuredContent: values }) };
}

/** Returns a refusal as an answer, so that the assistant can act on its code. */
export function refusal(code: string, message: string, more: Record<string, unknown> = {}): CallToolResult {
  return { ...answer(`${code}: ${message}`, { code, message, ...more }), isError: true };
}

/** Runs a tool; what the server refused becomes an answer, and a fault of ours stays an error. */
export async function answerOf(run: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'string')
      return refusal(error.code, error.message);
    throw error;
  }
}

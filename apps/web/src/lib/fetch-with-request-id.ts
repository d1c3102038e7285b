/**
 * Fetches like `fetch`. A refused data call gets the id of its request into the body, which is all that the client
 * library returns of it.
 */
export async function fetchWithRequestId(...call: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(...call);
  const requestId = answer.headers.get('x-request-id');
  if (answer.ok || requestId === null || !new URL(answer.url).pathname.startsWith('/rest/')) return answer;
  const text = await answer.text();
  const { status, statusText, headers } = answer;
  return new Response(JSON.stringify({ ...refusalIn(text), requestId }), { status, statusText, headers });
}

function refusalIn(text: string): object {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : { message: text };
  } catch {
    return { message: text };
  }
}

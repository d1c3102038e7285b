/**
 * Returns an answer with a session without the time of the server at which it ends. The client then counts its lifetime from the
 * browser's clock; with one that is an hour fast, it would take each new session for expired and renew it without end.
 */
export async function withoutServerTime(answer: Response): Promise<Response> {
  if (!answer.ok || !/\/auth\/v1\/(token|signup|verify)/.test(answer.url)) return answer;
  const { expires_at: _, ...session } = Object(await answer.json());
  return new Response(JSON.stringify(session), answer);
}

/** Returns the error of an answer other than the awaited one, with the id under which the operator finds its request. */
export function refusedAnswer(what: string, { status, headers }: Response): Error {
  return Object.assign(new Error(`${what} answered ${status}`), { requestId: headers.get('x-request-id') });
}

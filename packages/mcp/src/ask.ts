import type { FunctionName, RequestOf, ResponseOf } from '@regelwerk/contract/functions';

/** Calls a function of the server as the owner of an access token. Throws an error with the refusal's `code` and sentence. */
export type Ask = <Name extends FunctionName, const Body extends RequestOf<Name>>(
  name: Name,
  body: Body,
) => Promise<ResponseOf<Name, Body>>;

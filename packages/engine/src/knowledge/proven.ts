// Written by `npm run knowledge:prove -- --write` from the proofs that passed; nobody edits it.

/** What was run to prove a directive, and on which ISO date, by directive id. */
export const proven: Readonly<Record<string, { readonly ran: string; readonly on: string }>> = {};

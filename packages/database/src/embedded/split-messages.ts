/** One complete frontend message of the Postgres wire protocol: its type letter and all its bytes. */
export interface FrontendMessage {
  readonly type: string;
  readonly bytes: Buffer;
}

const headerLength = 5;

/**
 * Splits the complete messages off the front of a byte stream, and returns them with the unfinished rest. See the
 * PostgreSQL manual, "Message Formats".
 */
export function splitMessages(stream: Buffer): { messages: FrontendMessage[]; rest: Buffer } {
  const messages: FrontendMessage[] = [];
  let offset = 0;
  while (stream.length - offset >= headerLength) {
    const end = offset + 1 + stream.readUInt32BE(offset + 1);
    if (end > stream.length) break;
    messages.push({
      type: String.fromCharCode(stream[offset] ?? 0),
      bytes: stream.subarray(offset, end),
    });
    offset = end;
  }
  return { messages, rest: stream.subarray(offset) };
}

/** The session's answer: the bytes for the caller, the transaction state, and notifications for listeners. */
export interface SessionResponse {
  readonly forCaller: Buffer[];
  /** 'I' idle, 'T' in a transaction, 'E' in a failed transaction; undefined before a ReadyForQuery. */
  readonly status: string | undefined;
  readonly notifications: { channel: string; bytes: Buffer }[];
  /** The message of the last error. */
  readonly error: string | undefined;
}

const readyForQuery = 'Z'.charCodeAt(0);
const notificationResponse = 'A'.charCodeAt(0);
const errorResponse = 'E'.charCodeAt(0);

/** Extracts the notifications from a backend response and finds its last transaction state. */
export function readResponse(response: Uint8Array): SessionResponse {
  const bytes = Buffer.from(response.buffer, response.byteOffset, response.byteLength);
  const forCaller: Buffer[] = [];
  const notifications: { channel: string; bytes: Buffer }[] = [];
  let status: string | undefined;
  let error: string | undefined;
  let keptFrom = 0;
  let offset = 0;
  while (offset + 5 <= bytes.length) {
    const end = offset + 1 + bytes.readUInt32BE(offset + 1);
    const type = bytes[offset];
    if (type === readyForQuery) status = String.fromCharCode(bytes[offset + 5] ?? 0);
    if (type === errorResponse) error = messageOf(bytes.toString('utf8', offset + 5, end));
    if (type === notificationResponse) {
      forCaller.push(bytes.subarray(keptFrom, offset));
      const channel = bytes.toString('utf8', offset + 9, bytes.indexOf(0, offset + 9));
      notifications.push({ channel, bytes: Buffer.from(bytes.subarray(offset, end)) });
      keptFrom = end;
    }
    offset = end;
  }
  forCaller.push(bytes.subarray(keptFrom));
  return { forCaller, status, notifications, error };
}

/** The fields of an error end with a zero byte; `M` starts the human-readable message. */
function messageOf(fields: string): string | undefined {
  return fields
    .split('\0')
    .find((field) => field.startsWith('M'))
    ?.slice(1);
}

import type { Socket } from 'node:net';
import { encodeMessage } from './encode-message.ts';
import { scopeStatement } from './scope-statement.ts';
import { type FrontendMessage, splitMessages } from './split-messages.ts';

/** Messages that run as one unit, because the session answers them together. */
export interface Batch {
  readonly bytes: Buffer;
  /** A batch that ends in a Flush gets no ReadyForQuery: the connection keeps the session until its Sync. */
  readonly endsInFlush: boolean;
  /** The names on the session of the statements that it prepares. */
  readonly prepared: readonly string[];
  readonly closed: readonly string[];
  readonly listens: readonly string[];
  readonly unlistens: readonly string[];
}

const sslRequest = 80877103;
const gssRequest = 80877104;
const cancelRequest = 80877102;
const largestMessage = 64 * 1024 * 1024;
const listenStatement = /\b(un)?listen\s+("(?:[^"]|"")+"|[\w$]+|\*)/gi;

/** One client of the embedded database: its startup, its unread bytes and its waiting batches. */
export class Connection {
  readonly batches: Batch[] = [];
  readonly channels = new Set<string>();
  /** The named statements that the session has, by their names there. */
  readonly statements = new Set<string>();
  readonly #socket: Socket;
  readonly #prefix: string;
  readonly #parameters: Readonly<Record<string, string>>;
  #unread: Buffer = Buffer.alloc(0);
  #hasStarted = false;
  #gathered: Buffer[] = [];
  #prepared: string[] = [];
  #closed: string[] = [];
  #listens: string[] = [];
  #unlistens: string[] = [];

  constructor(socket: Socket, id: number, parameters: Readonly<Record<string, string>>) {
    this.#socket = socket;
    this.#prefix = `c${id}_`;
    this.#parameters = parameters;
  }

  /** Takes bytes from the client; complete batches appear in `batches`. */
  receive(chunk: Buffer): void {
    this.#unread = this.#unread.length === 0 ? chunk : Buffer.concat([this.#unread, chunk]);
    while (!this.#hasStarted && this.#start()) {
      // each round consumes one startup packet
    }
    if (!this.#hasStarted) return;
    const { messages, rest } = splitMessages(this.#unread);
    this.#unread = rest;
    if (rest.length > largestMessage) {
      this.fail('54000', 'message too large');
      return;
    }
    for (const message of messages) this.#gather(message);
  }

  send(bytes: Buffer): void {
    if (!this.#socket.destroyed) this.#socket.write(bytes);
  }

  /** Ends the connection with an error that the client's driver can read. */
  fail(code: string, message: string): void {
    const fields = ['SFATAL', 'VFATAL', `C${code}`, `M${message}`].map((field) => `${field}\0`).join('');
    this.#socket.end(encodeMessage('E', Buffer.from(`${fields}\0`)));
  }

  #start(): boolean {
    if (this.#unread.length < 8) return false;
    const length = this.#unread.readUInt32BE(0);
    if (this.#unread.length < length) return false;
    const code = this.#unread.readUInt32BE(4);
    this.#unread = this.#unread.subarray(length);
    if (code === sslRequest || code === gssRequest) {
      this.#socket.write('N');
      return true;
    }
    if (code === cancelRequest) {
      this.#socket.end();
      return false;
    }
    this.#hasStarted = true;
    const ok = encodeMessage('R', Buffer.alloc(4));
    const parameters = Object.entries(this.#parameters).map(([name, value]) => encodeMessage('S', name, value));
    const key = encodeMessage('K', Buffer.alloc(8));
    this.#socket.write(Buffer.concat([ok, ...parameters, key, encodeMessage('Z', Buffer.from('I'))]));
    return false;
  }

  #gather(message: FrontendMessage): void {
    if (message.type === 'X') {
      this.#socket.end();
      return;
    }
    const scoped = scopeStatement(message, this.#prefix);
    if (scoped.prepared !== undefined) this.#prepared.push(scoped.prepared);
    if (scoped.closed !== undefined) this.#closed.push(scoped.closed);
    if (message.type === 'Q' || message.type === 'P') this.#noteListens(message.bytes);
    this.#gathered.push(scoped.bytes);
    if (message.type !== 'Q' && message.type !== 'S' && message.type !== 'H') return;
    this.batches.push({
      bytes: Buffer.concat(this.#gathered),
      endsInFlush: message.type === 'H',
      prepared: this.#prepared,
      closed: this.#closed,
      listens: this.#listens,
      unlistens: this.#unlistens,
    });
    this.#gathered = [];
    this.#prepared = [];
    this.#closed = [];
    this.#listens = [];
    this.#unlistens = [];
  }

  #noteListens(bytes: Buffer): void {
    const text = bytes.toString('utf8', 5);
    if (!/listen/i.test(text)) return;
    for (const match of text.matchAll(listenStatement)) {
      const channel = channelName(match[2] ?? '');
      (match[1] === undefined ? this.#listens : this.#unlistens).push(channel);
    }
  }
}

function channelName(written: string): string {
  return written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written.toLowerCase();
}

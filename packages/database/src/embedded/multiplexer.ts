import type { Socket } from 'node:net';
import { type Batch, Connection } from './connection.ts';
import { encodeMessage } from './encode-message.ts';
import { readResponse, type SessionResponse } from './read-response.ts';

/** Runs wire protocol bytes on the one session behind the multiplexer, to completion. */
export type RunOnSession = (bytes: Buffer) => Uint8Array;

/**
 * Lets many Postgres connections share one session without seeing each other's unfinished work. A connection owns the
 * session from its first batch until the session is idle again, so transactions never interleave. A transaction that
 * is idle for longer than `idleTransactionMs` is rolled back and its client disconnected.
 */
export class Multiplexer {
  readonly #run: RunOnSession;
  readonly #parameters: Readonly<Record<string, string>>;
  readonly #idleTransactionMs: number;
  readonly #connections = new Set<Connection>();
  readonly #waiting: Connection[] = [];
  /** Statements of clients that left while another client owned the session. */
  readonly #orphaned: string[] = [];
  #owner: Connection | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  #isPumping = false;
  #lastId = 0;

  constructor(run: RunOnSession, parameters: Readonly<Record<string, string>>, idleTransactionMs: number) {
    this.#run = run;
    this.#parameters = parameters;
    this.#idleTransactionMs = idleTransactionMs;
  }

  /** Serves one client socket until it closes. */
  accept(socket: Socket): void {
    // 'close' follows a reset and does the work
    socket.on('error', () => undefined);
    this.#lastId += 1;
    const connection = new Connection(socket, this.#lastId, this.#parameters);
    this.#connections.add(connection);
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => {
      connection.receive(chunk);
      this.#enqueue(connection);
    });
    socket.on('close', () => this.#release(connection));
  }

  #enqueue(connection: Connection): void {
    if (connection.batches.length === 0 || !this.#connections.has(connection)) return;
    if (connection !== this.#owner && !this.#waiting.includes(connection)) this.#waiting.push(connection);
    if (this.#isPumping) return;
    this.#isPumping = true;
    setImmediate(() => this.#pump());
  }

  #pump(): void {
    const connection = this.#owner ?? this.#waiting.shift();
    const batch = connection?.batches.shift();
    if (connection === undefined || batch === undefined) {
      this.#isPumping = this.#owner === undefined && this.#waiting.length > 0;
    } else {
      this.#runBatch(connection, batch);
    }
    // one batch per turn: sockets are read in between, so a lost client is noticed
    if (this.#isPumping) setImmediate(() => this.#pump());
  }

  #runBatch(connection: Connection, batch: Batch): void {
    clearTimeout(this.#idleTimer);
    const { status, error } = this.#deliver(connection, this.#run(batch.bytes));
    // a session that panicked answers no more: end the thread, and the supervisor starts a new one
    if (status === undefined && !batch.endsInFlush) throw new Error(`The embedded database stopped: ${error}`);
    for (const name of batch.prepared) connection.statements.add(name);
    for (const name of batch.closed) connection.statements.delete(name);
    for (const channel of batch.listens) connection.channels.add(channel);
    if (batch.unlistens.length > 0) this.#unlisten(connection, batch.unlistens);
    const keepsSession = batch.endsInFlush || (status !== undefined && status !== 'I');
    this.#owner = keepsSession ? connection : undefined;
    if (keepsSession) this.#idleTimer = setTimeout(() => this.#endIdle(connection), this.#idleTransactionMs);
    else this.#closeOrphaned();
    if (!keepsSession && connection.batches.length > 0) this.#waiting.push(connection);
  }

  #deliver(connection: Connection | undefined, response: Uint8Array): SessionResponse {
    const answer = readResponse(response);
    const { forCaller, notifications } = answer;
    for (const part of forCaller) if (part.length > 0) connection?.send(Buffer.from(part));
    for (const { channel, bytes } of notifications) {
      for (const listener of this.#connections) if (listener.channels.has(channel)) listener.send(bytes);
    }
    return answer;
  }

  /**
   * UNLISTEN on the shared session would silence every client, so the channels that others use are listened to again.
   */
  #unlisten(connection: Connection, channels: readonly string[]): void {
    for (const channel of channels) {
      if (channel === '*') connection.channels.clear();
      else connection.channels.delete(channel);
    }
    this.#listenAgain();
  }

  #listenAgain(): void {
    const wanted = new Set([...this.#connections].flatMap((other) => [...other.channels]));
    for (const channel of wanted) this.#query(`listen "${channel.replaceAll('"', '""')}"`);
  }

  #endIdle(connection: Connection): void {
    connection.fail('25P03', 'terminating connection due to idle-in-transaction timeout');
    this.#release(connection);
  }

  #release(connection: Connection): void {
    if (!this.#connections.delete(connection)) return;
    const place = this.#waiting.indexOf(connection);
    if (place !== -1) this.#waiting.splice(place, 1);
    connection.batches.length = 0;
    const wasOwner = this.#owner === connection;
    if (wasOwner) {
      clearTimeout(this.#idleTimer);
      this.#run(encodeMessage('S'));
      this.#query('rollback');
      this.#owner = undefined;
    }
    this.#orphaned.push(...connection.statements);
    this.#closeOrphaned();
    const next = this.#waiting[0];
    if (wasOwner && next !== undefined) this.#enqueue(next);
  }

  #closeOrphaned(): void {
    if (this.#owner !== undefined || this.#orphaned.length === 0) return;
    const closes = this.#orphaned.splice(0).map((name) => encodeMessage('C', Buffer.from('S'), name));
    this.#run(Buffer.concat([...closes, encodeMessage('S')]));
  }

  #query(sql: string): void {
    this.#deliver(undefined, this.#run(encodeMessage('Q', sql)));
  }
}

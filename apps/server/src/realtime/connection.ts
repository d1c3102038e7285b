import type { Identity } from '@regelwerk/database/with-role';
import { z } from 'zod';
import { hasExpired } from '../http/has-expired.ts';
import { IdentityError } from '../http/identity-error.ts';
import { type Binding, bytesOfBinding, createBinding, joinPayload, presentBinding } from './binding.ts';
import type { Channel } from './channel.ts';
import { type Frame, readFrame, type Serializer, writeFrame } from './frame.ts';
import type { SocketBytes } from './subscribed-bytes.ts';

const mostChannels = 20;
const prefix = 'realtime:';
const tokenPayload = z.object({ access_token: z.string().nullish() });

interface Options {
  readonly serializer: Serializer;
  readonly send: (text: string) => void;
  /** Returns the identity of a key or token; throws for a bad one. */
  readonly identify: (bearer: string) => Promise<Identity>;
  /** The key that opened the socket: the identity of channels without a token. */
  readonly apiKey: string;
  readonly nextId: () => number;
  readonly bytes: SocketBytes;
  readonly clock: () => Date;
}

/** One client's socket: its channels, and the protocol to join, leave and refresh them. */
export class RealtimeConnection {
  readonly channels = new Map<string, Channel>();
  readonly #options: Options;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Handles one text frame; ignores anything that is not a protocol message. */
  async receive(text: string): Promise<void> {
    const frame = readFrame(text, this.#options.serializer);
    if (frame === undefined) return;
    await this.#answer(frame);
    // a client sends something at least once a minute or is dropped, so no channel outlives its token for longer
    this.endExpired();
  }

  /** Forgets the channels of a socket that has closed. */
  close(): void {
    this.#isClosed = true;
    for (const channel of this.channels.values()) this.#forget(channel);
  }

  /** Ends the channels whose token expired without being renewed. The client may join again with a new one. */
  endExpired(): void {
    const now = this.#options.clock();
    for (const channel of this.channels.values()) {
      if (hasExpired(channel.identity.claims, now)) this.#end(channel, 'The access token has expired');
    }
  }

  async #answer(frame: Frame): Promise<void> {
    if (frame.topic === 'phoenix') return this.#reply(frame, 'ok', {});
    if (frame.event === 'phx_join') return this.#join(frame);
    const channel = this.channels.get(frame.topic);
    if (channel === undefined) return this.#reply(frame, 'error', { reason: 'unmatched topic' });
    if (frame.event === 'phx_leave') return this.#leave(frame, channel);
    if (frame.event === 'access_token') return this.#refresh(frame, channel);
    return undefined;
  }

  /** Pushes a message to a channel of this socket. */
  push({ topic }: Channel, event: string, payload: unknown, joinRef: string | null = null): void {
    this.#send({ joinRef, ref: null, topic, event, payload });
  }

  async #join(frame: Frame): Promise<void> {
    const { data } = joinPayload.safeParse(frame.payload);
    if (data === undefined || !frame.topic.startsWith(prefix))
      return this.#reply(frame, 'error', { reason: 'invalid join' });
    if (!this.channels.has(frame.topic) && this.channels.size >= mostChannels) {
      return this.#reply(frame, 'error', { reason: 'TooManyChannels: leave a channel first' });
    }
    const identity = await this.#identityOf(data.access_token);
    if (identity === 'unavailable')
      return this.#reply(frame, 'error', { reason: 'Unavailable: please join again in a moment' });
    if (identity === 'invalid')
      return this.#reply(frame, 'error', { reason: 'InvalidJWTToken: the token is not valid' });
    const bindings: Binding[] = [];
    for (const asked of data.config?.postgres_changes ?? []) {
      const binding = createBinding(asked, this.#options.nextId());
      if ('fault' in binding) return this.#reply(frame, 'error', { reason: `InvalidFilter: ${binding.fault}` });
      bindings.push(binding);
    }
    // the socket may have closed while its token was checked
    if (this.#isClosed) return undefined;
    const former = this.channels.get(frame.topic);
    const joinRef = frame.joinRef ?? frame.ref;
    const bytes = Buffer.byteLength(`${frame.topic}${joinRef}`) + sumOf(bindings.map(bytesOfBinding));
    if (!this.#options.bytes.take(bytes - (former?.bytes ?? 0))) {
      return this.#reply(frame, 'error', { reason: 'TooManySubscriptions: leave a channel or use fewer filters' });
    }
    if (former !== undefined) this.push(former, 'phx_close', {}, former.joinRef);
    const channel: Channel = { topic: frame.topic, joinRef, bindings, bytes, identity };
    // registered before the reply, so that no later commit is missed
    this.channels.set(frame.topic, channel);
    this.#reply(frame, 'ok', { postgres_changes: bindings.map(presentBinding) });
    if (bindings.length === 0) return undefined;
    const name = frame.topic.slice(prefix.length);
    return this.push(
      channel,
      'system',
      { extension: 'postgres_changes', status: 'ok', message: 'Subscribed to PostgreSQL', channel: name },
      channel.joinRef,
    );
  }

  #leave(frame: Frame, channel: Channel): void {
    this.#forget(channel);
    this.#reply(frame, 'ok', {});
    this.push(channel, 'phx_close', {}, channel.joinRef);
  }

  async #refresh(frame: Frame, channel: Channel): Promise<void> {
    const token = tokenPayload.safeParse(frame.payload).data?.access_token;
    const identity = await this.#identityOf(token);
    // the former identity stays valid until its token expires
    if (identity === 'unavailable') return;
    if (identity !== 'invalid') {
      channel.identity = identity;
      return;
    }
    this.#end(channel, 'The token is not valid');
  }

  #end(channel: Channel, message: string): void {
    this.#forget(channel);
    const name = channel.topic.slice(prefix.length);
    this.push(channel, 'system', { extension: 'system', status: 'error', message, channel: name }, channel.joinRef);
    this.push(channel, 'phx_close', {}, channel.joinRef);
  }

  #forget(channel: Channel): void {
    this.channels.delete(channel.topic);
    this.#options.bytes.giveBack(channel.bytes);
  }

  async #identityOf(token: string | null | undefined): Promise<Identity | 'invalid' | 'unavailable'> {
    try {
      return await this.#options.identify(token ?? this.#options.apiKey);
    } catch (error) {
      return error instanceof IdentityError ? 'invalid' : 'unavailable';
    }
  }

  #reply({ joinRef, ref, topic }: Frame, status: 'ok' | 'error', response: object): void {
    this.#send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  #send(frame: Frame): void {
    this.#options.send(writeFrame(frame, this.#options.serializer));
  }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

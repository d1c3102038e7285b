import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

// OWASP: Argon2id with 19 MiB, two passes, one lane
const parameters = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const hashLength = 32;
const saltLength = 16;
const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
const derive = promisify(argon2);

/** A hash that no password matches: checking against it costs as much as checking a real one. */
const nobodys = `$argon2id$v=19$m=${parameters.memory},t=${parameters.passes},p=${parameters.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Hashes a password for storage, as a PHC string. Runs off the event loop and leaves one core to it. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  const hash = await inTurn(() => compute(password, salt, parameters));
  const { memory, passes, parallelism } = parameters;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`;
}

/** Returns whether a password matches a stored hash; without a hash it does the same work and returns false. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = format.exec(stored ?? nobodys) ?? [];
  if (memory === undefined) throw new Error('a stored password hash has an unknown format');
  const costs = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const found = await inTurn(() => compute(password, Buffer.from(salt, 'base64'), costs));
  return timingSafeEqual(found, Buffer.from(hash, 'base64')) && stored !== null && stored !== undefined;
}

/** Whether a stored hash was made at another cost than new ones; false for accounts without a password. */
export function isOutdated(stored: string | null): boolean {
  if (stored === null) return false;
  const [, memory, passes, parallelism] = format.exec(stored) ?? [];
  const isCurrent =
    Number(memory) === parameters.memory &&
    Number(passes) === parameters.passes &&
    Number(parallelism) === parameters.parallelism;
  return !isCurrent;
}

function compute(password: string, nonce: Buffer, costs: typeof parameters | Costs): Promise<Buffer> {
  return derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength: hashLength, ...costs });
}

interface Costs {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

const lanes = Math.max(1, availableParallelism() - 1);
const waiting: (() => void)[] = [];
let running = 0;

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= lanes) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // hand the lane to the longest waiting caller
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

/** The cost of a password hash in Argon2id's terms; `memory` is in KiB. */
export interface PasswordCost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** OWASP recommends 19 MiB, two passes, one lane. */
export const passwordCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };

const hashLength = 32;
const saltLength = 16;
const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
const derive = promisify(argon2);

/** Hashes a password for storage, as a PHC string. Runs off the event loop and leaves one core to it. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(saltLength);
  return stored(cost, salt, await inTurn(() => compute(password, salt, cost)));
}

/**
 * Returns whether a password matches an account's hash. Without a hash it does the work of a new one, which no password
 * matches, and returns false.
 */
export async function isPassword(
  password: string,
  known: string | null | undefined,
  cost: PasswordCost,
): Promise<boolean> {
  const nobodys = stored(cost, Buffer.alloc(saltLength), Buffer.alloc(hashLength));
  const [, memory, passes, parallelism, salt = '', hash = ''] = format.exec(known ?? nobodys) ?? [];
  if (memory === undefined) throw new Error('a stored password hash has an unknown format');
  const itsCost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const found = await inTurn(() => compute(password, Buffer.from(salt, 'base64'), itsCost));
  return timingSafeEqual(found, Buffer.from(hash, 'base64')) && known !== null && known !== undefined;
}

/** Whether an account's hash was made at another cost than new ones; false for accounts without a password. */
export function isOutdated(known: string | null, cost: PasswordCost): boolean {
  if (known === null) return false;
  const [, memory, passes, parallelism] = format.exec(known) ?? [];
  const isCurrent =
    Number(memory) === cost.memory && Number(passes) === cost.passes && Number(parallelism) === cost.parallelism;
  return !isCurrent;
}

function stored({ memory, passes, parallelism }: PasswordCost, salt: Buffer, hash: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`;
}

function compute(password: string, nonce: Buffer, cost: PasswordCost): Promise<Buffer> {
  return derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength: hashLength, ...cost });
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

import { holdsEnough } from '../count/holds-enough.ts';
import { times } from './conventions-in.ts';

type Files = Readonly<Record<string, string>>;

/** Small code bases of one kind of convention whose truth is known: so many places follow it, and so many do not. */
export interface KnownCase {
  /** What is there in any case. */
  readonly base?: Files;
  readonly follow: (count: number) => Files;
  readonly differ: (count: number) => Files;
  readonly history?: (follow: number, differ: number) => string[][];
  readonly isEnough?: (holds: number, of: number) => boolean;
  /** What the sentence names once eighteen places follow it. */
  readonly values: Readonly<Record<string, string>>;
}

export const file =
  (path: (index: number) => string, text: (index: number) => string = () => '') =>
  (count: number): Files =>
    times(count, (index) => [path(index), text(index)] as const);

export const both =
  (...all: readonly ((count: number) => Files)[]) =>
  (count: number): Files =>
    Object.assign({}, ...all.map((one) => one(count)));

export const atLeast = (least: number) => (holds: number, of: number) => holds >= least && holdsEnough(holds, of);

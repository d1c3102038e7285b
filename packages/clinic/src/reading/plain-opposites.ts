import type { WrittenClaim } from '@regelwerk/claims/written-claim';

type Pair = readonly [WrittenClaim, WrittenClaim];

/** What a short line asks for and what it forbids, in words that can be compared. */
interface Side {
  readonly claim: WrittenClaim;
  readonly wanted?: string | undefined;
  readonly barred?: string | undefined;
}

const longest = 90;

/** Returns the short lines that ask for what another one of the file forbids, in the same words; the later one comes first. */
export function plainOpposites(claims: readonly WrittenClaim[]): Pair[] {
  const sides = claims.flatMap((claim) =>
    claim.part === 'statement' && claim.text.length <= longest && !claim.text.endsWith(':') ? sidesOf(claim) : [],
  );
  const wanting = Map.groupBy(
    sides.filter(({ wanted }) => wanted !== undefined),
    ({ claim, wanted }) => `${claim.file} ${wanted}`,
  );
  return sides.flatMap(({ claim, wanted, barred }): Pair[] => {
    if (barred === undefined) return [];
    // what is only put behind something else may be done in some cases
    const keys = wanted === undefined ? [barred, inSome(barred)] : [barred];
    // a line that names both is denied by one that turns them round, or by one that wants the other alone
    const other = keys
      .flatMap((key) => wanting.get(`${claim.file} ${key}`) ?? [])
      .find(
        (one) => one.claim !== claim && (one.barred === undefined || wanted === undefined || one.barred === wanted),
      );
    if (other === undefined) return [];
    return [(claim.line ?? 0) > (other.claim.line ?? 0) ? [claim, other.claim] : [other.claim, claim]];
  });
}

const name = '([\\w@.#+/-]+(?: [\\w@.#+/-]+){0,2}?)';
const turned = [
  new RegExp(
    `^(?:use|prefer|choose|favou?r|write) ${name},? (?:rather than|instead of|over|and not|not|never) (?:use |an? )?${name}$`,
    'u',
  ),
  new RegExp(
    `^(?:verwende|nutze|benutze|bevorzuge|schreibe) ${name},? (?:statt|anstatt|anstelle von|und nicht|nicht|nie) ${name}$`,
    'u',
  ),
];
const asked = [
  new RegExp(`^(?:use|prefer|choose) ${name}(?: everywhere| for everything)?$`, 'u'),
  new RegExp(`^\\w+ (?:\\w+ )?(?:with|via|using) ${name}(?: only)?$`, 'u'),
  new RegExp(`^(?:verwende|nutze|benutze|bevorzuge) (?:immer |stets |überall )?${name}$`, 'u'),
];
const barredNames = [
  new RegExp(`^(?:never|do not|don't|avoid) (?:use|using) ${name}(?: classes| components| anywhere| at all)?$`, 'u'),
  new RegExp(`^(?:verwende|nutze|benutze) (?:nie|niemals|keine?n?|nicht) ${name}$`, 'u'),
];
/** How a line goes on that does in some cases what another one forbids in all. */
const inSomeCases =
  /^(?:never|do not|don't) (?:ever )?(.+)$|^(.+?) (?:before|after|by|when|whenever|where|every|each|automatically|freely)\b/u;

function sidesOf(claim: WrittenClaim): Side[] {
  const text = claim.text
    .toLowerCase()
    .replace(/[`*]/g, '')
    .replace(/’/g, "'")
    .replace(/[.!]+$/, '')
    .replace(/^(?:always|please|immer|bitte) /, '')
    .trim();
  const [, one, other] = first(turned, text) ?? [];
  if (one !== undefined && other !== undefined) return [{ claim, wanted: `use ${one}`, barred: `use ${other}` }];
  const [, forbidden] = first(barredNames, text) ?? [];
  if (forbidden !== undefined) return [{ claim, barred: `use ${forbidden}` }];
  if (/\b(?:only|except|unless|ask\w*|approv\w+|permission|explicit\w*|nur|außer)\b/u.test(text))
    return asks(claim, text);
  const bare = text.replace(/ (?:the|all|an?|directly) /g, ' ');
  const [, banned, done] = inSomeCases.exec(bare) ?? [];
  if (banned !== undefined) return [{ claim, barred: banned }];
  return [...asks(claim, text), { claim, wanted: done === undefined ? bare : inSome(done) }];
}

const inSome = (words: string) => `in some cases: ${words}`;

function asks(claim: WrittenClaim, text: string): Side[] {
  const [, wanted] = first(asked, text) ?? [];
  return wanted === undefined ? [] : [{ claim, wanted: `use ${wanted}` }];
}

function first(patterns: readonly RegExp[], text: string): RegExpExecArray | undefined {
  return patterns.map((pattern) => pattern.exec(text)).find((found) => found !== null) ?? undefined;
}

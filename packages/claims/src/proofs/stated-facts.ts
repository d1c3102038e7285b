import type { Line } from '../project/line.ts';
import type { Project } from '../project/project.ts';
import type { Verdict } from '../proven-claim.ts';

const managers =
  /\b(?:package manager|paketmanager|packages? (?:are|is) (?:installed|managed) with)\b[^.;]{0,40}?\b(npm|yarn|pnpm|bun)\b/i;
const version =
  /\b([A-Z][A-Za-z]+(?:\.js)?|Go|PHP|Ruby|Python|Node(?:\.js)?) (?:version )?v?(\d{1,3})(?:\.(\d{1,4}))?(?:\.\d+)?\+?(?![\w%-])/g;

/** Compares what a line says of versions and of the package manager with the profile, which says it at once. */
export function statedFacts(line: Line, project: Project): Verdict | undefined {
  const { text } = line.claim;
  const { profile } = project;
  const [whole = '', manager] = managers.exec(text) ?? [];
  const own = profile.packageManagers.filter(({ name }) => /^(?:npm|yarn|pnpm|bun)$/.test(name));
  const isDenied = manager !== undefined && /\b(?:not|never|instead of|rather than|nicht|statt)\b/i.test(whole);
  if (manager !== undefined && !isDenied && own.length === 1 && own[0] !== undefined) {
    const { name, evidence } = own[0];
    return manager.toLowerCase() === name
      ? { is: 'repeated', of: 'fact', what: name }
      : { is: 'refuted', why: 'against-fact', what: name, places: [evidence] };
  }
  if (/\b(?:wrong|not|outdated|README|below|before|since|until|irrt|nicht|veraltet|ab|bis)\b/i.test(text))
    return undefined;
  const stated = [...text.matchAll(version)].flatMap(({ index, 0: whole, 1: name = '', 2: major = '', 3: minor }) => {
    if (
      elsewhere.test(text.slice(0, index)) ||
      /^\S*[- ](?:structure|style|file|way)/.test(text.slice(index + whole.length))
    )
      return [];
    const tool = toolOf(name.toLowerCase().replace(/\.js$/, ''), project);
    return tool === undefined ? [] : [{ whole, tool, isSo: agrees(tool.version, major, minor) }];
  });
  // a line with more words says something of a version, and not which one is installed
  if ((text.match(/\p{L}{2,}/gu)?.length ?? 0) > stated.length * mostWords) return undefined;
  const wrong = stated.find(
    (one) => one.isSo === false && !stated.some(({ tool, isSo }) => tool.name === one.tool.name && isSo !== false),
  );
  if (wrong !== undefined)
    return {
      is: 'refuted',
      why: 'against-fact',
      what: `${wrong.tool.name} ${wrong.tool.version}`,
      places: [wrong.tool.evidence],
    };
  const right = stated.find(({ isSo }) => isSo === true);
  return right === undefined
    ? undefined
    : { is: 'repeated', of: 'fact', what: `${right.tool.name} ${right.tool.version}` };
}

/** Of a line that states versions, for each of them. */
const mostWords = 6;
/** A version that a sentence only speaks of: where something came from, or how it is there. */
const elsewhere = /\b(?:in|from|to|an?|of|like|than|vs\.?|old|von|aus|seit|wie|als)\s+$/i;

interface Versioned {
  readonly name: string;
  readonly version: string;
  readonly evidence: string;
}

function toolOf(name: string, { profile }: Project): Versioned | undefined {
  const aliases = new Set([
    name,
    `${name}/framework`,
    `${name}/framework-bundle`,
    `${name}js`,
    `${name}.js`,
    `@${name}/core`,
  ]);
  const all = [
    ...profile.runtimes,
    ...profile.packageManagers,
    ...profile.technologies.filter(({ isExact }) => isExact),
  ];
  const found = all.filter((one) => aliases.has(one.name.toLowerCase()) && one.version !== undefined);
  // where several places state it, none speaks for all
  const versions = new Set(found.map(({ version: one }) => /\d+/.exec(one ?? '')?.[0]));
  const [first] = found;
  return first?.version === undefined || versions.size !== 1 ? undefined : { ...first, version: first.version };
}

/** Undefined where a range leaves both open. */
function agrees(known: string, major: string, minor: string | undefined): boolean | undefined {
  const [, ours, next] = /^[v=~^]?(\d+)(?:\.(\d+))?/.exec(known) ?? [];
  if (ours === undefined || /[<>|]|\s-\s/.test(known)) return undefined;
  if (ours !== major) return false;
  return minor === undefined || next === undefined || minor === next ? true : undefined;
}

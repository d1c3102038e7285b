/** Cuts a lockfile of JavaScript to the direct dependencies and removes every download address; other files stay as they are. */
export function cutLockfile(name: string, text: string, direct: ReadonlySet<string>): string {
  if (name === 'package-lock.json' || name === 'npm-shrinkwrap.json') return cutJson(text, direct);
  if (name === 'pnpm-lock.yaml') return withoutAddresses(cutSections(text, direct));
  if (name === 'yarn.lock') return withoutAddresses(cutBlocks(text, direct));
  if (name === 'bun.lock') return cutBun(text, direct);
  return text;
}

function cutJson(text: string, direct: ReadonlySet<string>): string {
  const lock = JSON.parse(text);
  const isKept = (path: string) =>
    !path.includes('node_modules/') ||
    (direct.has(path.slice(path.lastIndexOf('node_modules/') + 13)) && !/node_modules\/.*node_modules\//.test(path));
  const bare = (
    { resolved, integrity, requires, dependencies: _, funding, ...entry }: Record<string, unknown>,
    path: string,
  ) =>
    path.includes('node_modules/')
      ? { ...entry, ...(entry.link === true && { resolved }) }
      : { ...entry, ...(_ !== undefined && { dependencies: _ }) };
  if (lock.packages) {
    lock.packages = Object.fromEntries(
      Object.entries<Record<string, unknown>>(lock.packages)
        .filter(([path]) => isKept(path))
        .map(([path, entry]) => [path, bare(entry, path)]),
    );
  }
  if (lock.dependencies) {
    lock.dependencies = Object.fromEntries(
      Object.entries<Record<string, unknown>>(lock.dependencies)
        .filter(([one]) => direct.has(one))
        .map(([one, entry]) => [one, bare(entry, 'node_modules/')]),
    );
  }
  return JSON.stringify(lock, null, 2);
}

/** Of the sections `packages` and `snapshots`, keeps the entries of direct dependencies. */
function cutSections(text: string, direct: ReadonlySet<string>): string {
  let isCut = false;
  let isKept = true;
  return text
    .split('\n')
    .filter((line) => {
      if (/^\S/.test(line)) {
        isCut = /^(?:packages|snapshots):/.test(line);
        isKept = true;
      } else if (isCut && /^ {2}\S/.test(line)) {
        const entry = line.trim().replace(/^['"/]+/, '');
        isKept = [...direct].some((name) => entry.startsWith(`${name}@`) || entry.startsWith(`${name}/`));
      }
      return isKept;
    })
    .join('\n');
}

function cutBlocks(text: string, direct: ReadonlySet<string>): string {
  return text
    .split('\n\n')
    .filter((block) => {
      const head = block.replace(/^(?:#.*\n|\n)+/, '');
      return (
        !/^["@\w]/.test(head) ||
        head.startsWith('__metadata') ||
        [...direct].some((name) => head.replace(/^"/, '').startsWith(`${name}@`))
      );
    })
    .map((block) =>
      block
        .replace(/^ {2}dependencies:\n(?: {4}.*\n?)*/m, '')
        .replace(/^ {2}"?(?:bin|peerDependencies|peerDependenciesMeta|dependenciesMeta)"?:\n(?: {4}.*\n?)*/gm, ''),
    )
    .join('\n\n');
}

function cutBun(text: string, direct: ReadonlySet<string>): string {
  return text
    .split('\n')
    .filter((line) => {
      const [, name] = /^ {4}"([^"]+)": \["/.exec(line) ?? [];
      return name === undefined || direct.has(name);
    })
    .map((line) => line.replace(/"https?:[^"]*"/g, '""'))
    .join('\n');
}

function withoutAddresses(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^\s*"?resolved"?:? /.test(line))
    .map((line) => line.replace(/, tarball: [^,}]+/, ''))
    .join('\n');
}

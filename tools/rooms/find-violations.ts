import { posix } from 'node:path';
import { type Room, roomTable } from './room-table.ts';

export interface SourceFile {
  /** Path from the repository root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Violation {
  readonly path: string;
  readonly kind: 'import' | 'package' | 'name' | 'vocabulary' | 'homeless' | 'length' | 'door';
  readonly message: string;
}

const longestFile = 300;
const forbiddenNames = /^(utils?|helpers?|misc|types|common|index)\.tsx?$/;
const featureFiles =
  /^([a-z-]+-page\.tsx|queries\.ts|mutations\.ts|model\.ts|form\.ts|copy\.ts|store\.ts|use-[a-z-]+\.ts|[a-z-]+\.test\.tsx?|components\/[a-z-]+(\.test)?\.tsx)$/;
const importStatement =
  /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
/** Knowledge, types that a tool writes, and the texts that the specification quotes; every `copy.ts` is data too. */
const dataPaths = [
  'packages/engine/src/knowledge/',
  'packages/database/src/schema.ts',
  'tools/rooms/room-table.ts',
  'tests/texts/specified-sentences.ts',
];

/** What only one file of the web app may use: what some browsers lack, and time zones. */
const doors = [
  { use: /\b(?:local|session)Storage\b/, door: 'lib/storage.ts' },
  { use: /\bcrypto\.(?:randomUUID|subtle)\b/, door: 'lib/new-id.ts' },
  { use: /\bnavigator\.clipboard\b/, door: 'lib/copy-to-clipboard.ts' },
  { use: /\bIntl\.(?:DateTime|Number)Format\b|\.toLocale(?:Date|Time)?String\(/, door: 'lib/format-local-moment.ts' },
  { use: /\blazy(?:RouteComponent)?\(/, door: 'lib/lazy-part.tsx' },
] as const;
const webSource = 'apps/web/src/';

/** Returns every violation of the import law, of the closed file names, of the maximum file size, and of the doors. */
export function findViolations(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) => {
    const room = roomOf(file.path);
    if (room === undefined) {
      return [
        {
          path: file.path,
          kind: 'homeless',
          message: 'This file lies in no room. The rooms are listed in tools/rooms/room-table.ts.',
        },
      ];
    }
    return [
      ...nameViolations(file),
      ...lengthViolations(file),
      ...importViolations(file, room),
      ...doorViolations(file),
    ];
  });
}

function nameViolations({ path }: SourceFile): Violation[] {
  const name = posix.basename(path);
  if (forbiddenNames.test(name)) {
    return [{ path, kind: 'name', message: `"${name}" says nothing. Name the file for the one thing it decides.` }];
  }
  const inFeature = /^apps\/web\/src\/features\/(?:(?:admin|rule)\/)?[^/]+\/(.+)$/.exec(path)?.[1];
  if (inFeature !== undefined && !featureFiles.test(inFeature)) {
    const message =
      'A feature holds <name>-page.tsx, queries.ts, mutations.ts, model.ts, form.ts, copy.ts, store.ts, use-<noun>.ts, components/ and tests.';
    return [{ path, kind: 'vocabulary', message }];
  }
  return [];
}

function lengthViolations({ path, text }: SourceFile): Violation[] {
  const lines = text.split('\n').length;
  const isExempt = dataPaths.some((start) => path.startsWith(start)) || path.endsWith('/copy.ts') || isTest(path);
  if (lines <= longestFile || isExempt) return [];
  return [
    {
      path,
      kind: 'length',
      message: `${lines} lines; past ${longestFile} only data. Split it by what changes for different reasons.`,
    },
  ];
}

function doorViolations({ path, text }: SourceFile): Violation[] {
  if (!path.startsWith(webSource) || isTest(path)) return [];
  return doors
    .filter(({ use, door }) => path !== `${webSource}${door}` && use.test(text))
    .map(({ use, door }) => ({
      path,
      kind: 'door',
      message: `"${use.exec(text)?.[0]}" has one door: ${webSource}${door}. Days and numbers of the shop: contract.`,
    }));
}

function importViolations({ path, text }: SourceFile, room: Room): Violation[] {
  return [...text.matchAll(importStatement)].flatMap((match): Violation[] => {
    const specifier = match[1] ?? match[2] ?? match[3] ?? '';
    const target = targetRoom(path, specifier);
    if (target === 'package') return packageViolations(path, specifier, room);
    if (target === undefined || target === room || isAllowed(room, target, path)) return [];
    return [
      { path, kind: 'import', message: `${room.name} may not import ${target.name} (${specifier}). ${room.lesson}` },
    ];
  });
}

function packageViolations(path: string, specifier: string, room: Room): Violation[] {
  const isOf = (name: string) => specifier === name || specifier.startsWith(`${name}/`);
  const isRefused = room.neverPackages?.some(isOf) || room.onlyPackages?.some(isOf) === false;
  // a proof quotes the files that it runs, with their imports
  if (!isRefused || isTest(path) || path.endsWith('.proofs.ts')) return [];
  return [{ path, kind: 'package', message: `${room.name} may not use ${specifier}. ${room.lesson}` }];
}

/** Tests may also use the public entries of every package, the whole domain, and the tools that prepare databases. */
const openToTests = ['contract*', 'conventions', 'engine', 'database', 'tools', 'server/testing'];

function isAllowed(room: Room, target: Room, path: string): boolean {
  const isListed = (list: readonly string[]) =>
    list.some((name) => (name.endsWith('*') ? target.name.startsWith(name.slice(0, -1)) : target.name === name));
  if (isListed(room.imports)) return true;
  return (
    isTest(path) && (isListed(openToTests) || (isListed(['server/domain*']) && room.name.startsWith('server/domain')))
  );
}

function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path);
}

function targetRoom(path: string, specifier: string): Room | 'package' | undefined {
  const ours = /^@regelwerk\/([^/]+)\/(.+)$/.exec(specifier);
  if (ours !== null) return roomOf(`packages/${ours[1]}/src/${ours[2]}`);
  if (!specifier.startsWith('.')) return 'package';
  return roomOf(posix.normalize(posix.join(posix.dirname(path), specifier)));
}

function roomOf(path: string): Room | undefined {
  const candidates = roomTable.flatMap((room) =>
    room.folders.filter((folder) => path.startsWith(folder)).map((folder) => ({ room, folder })),
  );
  return candidates.sort((a, b) => b.folder.length - a.folder.length)[0]?.room;
}

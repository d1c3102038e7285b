import { placeFrom } from '@regelwerk/contract/rules/place-from';
import type { GeneratedFile } from '@regelwerk/contract/rules/project-profile';
import type { Found, Task } from '../findings.ts';
import { clientList } from '../readers/client-list.ts';
import { generators } from '../readers/generators.ts';
import { safeText } from '../shape/safe-text.ts';
import { managersAt } from './commands/one-test.ts';
import { taskText } from './commands/task-text.ts';
import { isCode } from './shell/build-output.ts';
import { longest } from './shell/meaning-of.ts';
import { wholeFolders } from './whole-folders.ts';

/** Names that tools give to the files they write, the tool, and what installs it where the file may outlive it. */
const written: readonly (readonly [path: RegExp, tool: RegExp, dependency?: RegExp])[] = [
  [/(?:^|\/)routeTree\.gen\.ts$/, /\btsr generate\b/],
  [/(?:^|\/)db\/schema(?:_\w+)?\.rb$/, /\bdb:migrate\b/],
  [/_pb2?(?:_grpc)?\.(?:ts|js|py|d\.ts)$|\.pb\.go$/, /\b(?:buf generate|protoc(?![\w-]))/],
  [/(?:_gen|_generated)\.go$|(?:^|\/)zz_generated\.[\w.]+\.go$/, /\bgo generate\b/],
  [/\.(?:g|freezed)\.dart$/, /\bbuild_runner build\b/],
  [/(?:^|\/)worker-configuration\.d\.ts$/, /\bwrangler types\b/],
  [/(?:^|\/)db\/structure\.sql$/, /\bdb:migrate\b/],
  [/(?:^|\/)database\/schema\/[\w-]+-schema\.(?:sql|dump)$/, /\bschema:dump\b/],
  [/(?:^|\/)components\.d\.ts$/, /\bunplugin\b/, /^(?:unplugin-vue-components|@nuxt\/ui|@stencil\/core)$/],
  [/(?:^|\/)auto-imports\.d\.ts$/, /\bunplugin\b/, /^(?:unplugin-auto-import|@nuxt\/ui)$/],
  [/(?:^|\/)typed-router\.d\.ts$/, /\bunplugin\b/, /^(?:unplugin-vue-router|vue-router)$/],
  [/ModelSnapshot\.cs$|(?:^|\/)Migrations\/(?:.*\/)?\d+_\w+\.Designer\.cs$/, /\bdotnet ef migrations add\b/],
  [
    /\.(?:gen|generated)\.(?:[a-z]{1,4}|graphql|swift)$|(?:^|\/)__generated__\/|(?:^|\/)generated\/[^/]+\.(?:ts|py|go|rb)$/,
    /\b(?:graphql-codegen|codegen|openapi-typescript|openapi-ts|orval|swagger-typescript-api|prisma generate|relay-compiler|openapi-generator\S*)\b/,
  ],
];
const output =
  /(?:\bcd ([\w@./-]{1,150}) && (?:npx )?)?\b(?:openapi-typescript|openapi-ts|orval|swagger-typescript-api|openapi-generator\S*|json2ts|graphql-codegen|swagger generate spec|spectral|redocly bundle|mockgen)\b.*?\s(?:-o|--output|--out|-destination)[ =]([\w@./-]{1,150})/;
const clientTool = /\bopenapi-generator\S*/;
/** Settings, and what hands generated files on, by whatever folder it stands in. */
const byHand = /(?:^|\/)(?:tsconfig\.[^/]*|buf\.gen\.ya?ml|(?:embed|doc)\.go)$/;
const most = 8;
const mostBeside = 2;
const mostAlike = 3;

/** Returns the files that tools write, with the command of the project that does it. */
export function generatedFiles(found: readonly Found[], paths: readonly string[]): GeneratedFile[] {
  const scripts = found.flatMap(({ folder, path, tasks = [] }) =>
    tasks.filter(({ body }) => body.length <= longest).map((task) => ({ task, folder, path })),
  );
  const depends = (asked: RegExp) =>
    found.some(({ dependencies = [] }) => dependencies.some(({ name }) => asked.test(name)));
  const commandOf = (tool: RegExp, at: string) => {
    // beside the schema of another database, the settings of a run say which one it writes
    if (paths.some((path) => /^db\/schema_\w+\.rb$/.test(path)) && /^db\/schema\w*\.rb$/.test(at)) return undefined;
    if (at === 'db/schema.rb') return paths.includes('bin/rails') ? 'bin/rails db:migrate' : undefined;
    const own = scripts.filter(
      ({ task, folder }) => tool.test(task.body) && (folder === '' || at.startsWith(`${folder}/`)),
    );
    const nearest = own.toSorted(
      (a, b) => b.folder.length - a.folder.length || a.task.body.length - b.task.body.length,
    )[0];
    if (nearest !== undefined)
      return commandIn(nearest.folder, nearest.task, managersAt(found, nearest.folder).manager);
    // of Dart it is called in one way
    return depends(/^build_runner$/) && tool.source.includes('build_runner')
      ? 'dart run build_runner build'
      : undefined;
  };
  const stated = found.flatMap(({ path: evidence, folder, generated = [] }) => {
    if (clientList.test(`/${evidence}`)) {
      const files = generated.map(({ path }) => path);
      return wholeFolders(folder, files, paths).map((path): GeneratedFile => {
        const command = commandOf(clientTool, path);
        return { path, ...(command === undefined ? {} : { command }), evidence };
      });
    }
    const generator = generators.find(({ config }) => config.test(`/${evidence}`));
    const tool = generator?.tool;
    if (tool === undefined) return generated.map((one): GeneratedFile => ({ ...one, evidence }));
    return generated.flatMap((one): GeneratedFile[] => {
      // what git ignores is edited by nobody
      const isFolder = paths.some((path) => path.startsWith(`${one.path}/`));
      if (!isFolder && !paths.includes(one.path)) return [];
      const command = commandOf(tool, one.path) ?? generator?.command;
      const path = isFolder ? `${one.path}/**` : one.path;
      return [{ path, ...(command === undefined ? {} : { command }), evidence }];
    });
  });
  const bySuffix = paths.flatMap((path): GeneratedFile[] => {
    const row = byHand.test(path) ? undefined : written.find(([pattern]) => pattern.test(path));
    if (row === undefined || (row[2] !== undefined && !depends(row[2]))) return [];
    const command = commandOf(row[1], path);
    const pattern = patternOf(path);
    const isMixed = pattern.endsWith('/') && paths.some((one) => one.startsWith(pattern) && byHand.test(one));
    return [{ path: isMixed ? path : pattern, ...(command === undefined ? {} : { command }), evidence: path }];
  });
  const byScript = scripts.flatMap(({ task, folder, path: evidence }): GeneratedFile[] => {
    const [, moved = '', target] = output.exec(task.body) ?? [];
    const [, redirected = ''] = />\s*([\w@./-]{1,150})\s*$/.exec(task.body) ?? [];
    const path = placeFrom(placeFrom(folder, moved), target ?? redirected);
    const isWritten = target === undefined ? isCode(redirected) && paths.includes(path) : !target.startsWith('..');
    if (!isWritten) return [];
    const command = commandIn(folder, task, managersAt(found, folder).manager);
    return [{ path, ...(command === undefined ? {} : { command }), evidence }];
  });
  const all = together([...byScript, ...bySuffix, ...stated]);
  return all
    .filter(({ path }, index) => all.findIndex((one) => one.path === path) === index && !isCovered(path, all))
    .slice(0, most);
}

/** Tasks that write code, by their names or what they call. */
const writes =
  /gen(?:erate)?\b|codegen|proto|swagger|openapi|mock|schema|types|translat|i18n|bundle|update|sync|compile/i;

/** Returns the command whose text names a file that a tool wrote, or the folder of it. */
export function commandWriting(found: readonly Found[]): (path: string) => string | undefined {
  const scripts = found.flatMap(({ folder, tasks = [] }) =>
    tasks.flatMap((task) =>
      task.body.length <= longest && writes.test(`${task.name} ${task.body}`) ? [{ task, folder }] : [],
    ),
  );
  return (path) => {
    const naming = scripts.filter(({ task, folder }) => {
      if (folder !== '' && !path.startsWith(`${folder}/`)) return false;
      const own = folder === '' ? path : path.slice(folder.length + 1);
      const name = own.replace(/\/?\*\*$/, '');
      return (
        name.length >= 6 &&
        new RegExp(
          `(?<!-(?:ignore|exclude|skip))(?:^|[\\s"'=:./])${name.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&')}(?=$|[\\s"'/:;)])`,
        ).test(task.body)
      );
    });
    const nearest = naming.toSorted(
      (a, b) => b.folder.length - a.folder.length || a.task.body.length - b.task.body.length,
    )[0];
    return nearest && commandIn(nearest.folder, nearest.task, managersAt(found, nearest.folder).manager);
  };
}

/** Folders beside each other with files of one suffix are one pattern. */
function together(all: readonly GeneratedFile[]): GeneratedFile[] {
  const placeOf = ({ path }: GeneratedFile) => /^(.*\/)?[^/]+\/(\*[^/]+)$/.exec(path)?.slice(1) ?? [];
  const beside = Map.groupBy(all, (one) => placeOf(one).join('\n'));
  const alike = Map.groupBy(all, ({ path }) => /\/(\*[^/]+)$/.exec(path)?.[1]);
  return all.map((one) => {
    const [above = '', files] = placeOf(one);
    const same = files === undefined ? [] : (alike.get(files) ?? []);
    if (same.length > mostAlike) return { ...one, path: `${commonFolder(same.map(({ path }) => path))}**/${files}` };
    const isOneOfMany = files !== undefined && (beside.get([above, files].join('\n'))?.length ?? 0) > mostBeside;
    return isOneOfMany ? { ...one, path: `${above}**/${files}` } : one;
  });
}

/** A pattern for a folder and all below it needs no second one there. */
function isCovered(path: string, all: readonly GeneratedFile[]): boolean {
  return all.some((other) => {
    const [above, files] = other.path.split('**/');
    return files !== undefined && other.path !== path && path.startsWith(above ?? '') && path.endsWith(`/${files}`);
  });
}

/** Returns a task from the root: most managers take the folder as an option. */
function commandIn(folder: string, task: Task, manager: string): string | undefined {
  const text = taskText(task, manager, []);
  if (folder === '') return safeText(text);
  if (task.runner === 'make') return safeText(text.replace(/^make /, `make -C ${folder} `));
  if (task.runner !== 'script') return undefined;
  if (manager === 'npm') return safeText(`${text} --prefix ${folder}`);
  return safeText(
    text.replace(/^(?:pnpm|yarn|bun)/, (tool) => `${tool} ${tool === 'pnpm' ? '-C' : '--cwd'} ${folder}`),
  );
}

/** Many files of one suffix in one folder are one pattern. */
function patternOf(path: string): string {
  const [, folder = '', suffix] =
    /^(.*\/)?[^/]*?((?:\.(?:gen|generated|g|freezed)|_gen|_generated|_pb2?(?:_grpc)?|\.pb|ModelSnapshot)\.[\w.]+)$/.exec(
      path,
    ) ?? [];
  if (path.includes('__generated__/')) return `${path.slice(0, path.indexOf('__generated__/'))}__generated__/`;
  if (/(?:^|\/)generated\//.test(path)) return path.replace(/((?:^|\/)generated\/).*/, '$1');
  return suffix === undefined || /routeTree/.test(path) ? path : `${folder}*${suffix}`;
}

/** The folder above all paths, with a slash at its end. */
function commonFolder(paths: readonly string[]): string {
  const [first = '', ...rest] = paths.map((path) => path.slice(0, path.lastIndexOf('/') + 1));
  const steps = first.split('/').slice(0, -1);
  const shared = steps.findIndex(
    (_, at) => !rest.every((path) => path.startsWith(`${steps.slice(0, at + 1).join('/')}/`)),
  );
  const common = shared === -1 ? steps : steps.slice(0, shared);
  return common.length === 0 ? '' : `${common.join('/')}/`;
}

import type { GeneratedFile } from '@regelwerk/contract/rules/project-profile';
import type { Found } from '../findings.ts';
import { managersAt } from './commands/one-test.ts';
import { safeText } from './commands/safe-text.ts';
import { taskText } from './commands/task-text.ts';
import { longest } from './shell/meaning-of.ts';

/** Names that tools give to the files they write, and the tool. */
const written: readonly (readonly [path: RegExp, tool: RegExp])[] = [
  [/(?:^|\/)routeTree\.gen\.ts$/, /\btsr generate\b/],
  [/(?:^|\/)db\/schema\.rb$/, /\bdb:migrate\b/],
  [/_pb2?(?:_grpc)?\.(?:ts|js|py|d\.ts)$|\.pb\.go$/, /\b(?:buf generate|protoc)\b/],
  [/(?:^|\/)worker-configuration\.d\.ts$/, /\bwrangler types\b/],
  [
    /\.(?:gen|generated)\.\w+$|(?:^|\/)__generated__\/|(?:^|\/)generated\/[^/]+\.(?:ts|py|go|rb)$/,
    /\b(?:graphql-codegen|codegen|openapi-typescript|openapi-ts|orval|swagger-typescript-api|prisma generate|relay-compiler|openapi-generator\S*)\b/,
  ],
];
const output =
  /\b(?:openapi-typescript|openapi-ts|orval|swagger-typescript-api|openapi-generator\S*|json2ts|graphql-codegen)\b.*?\s(?:-o|--output|--out)[ =]([\w@./-]{1,150})/;
const most = 8;

/** Returns the files that tools write, with the command of the project that does it. */
export function generatedFiles(found: readonly Found[], paths: readonly string[]): GeneratedFile[] {
  const scripts = found.flatMap(({ folder, path, tasks = [] }) =>
    tasks.filter(({ body }) => body.length <= longest).map((task) => ({ task, folder, path })),
  );
  const commandOf = (tool: RegExp, at: string) => {
    if (at === 'db/schema.rb') return paths.includes('bin/rails') ? 'bin/rails db:migrate' : undefined;
    const own = scripts.filter(
      ({ task, folder }) => tool.test(task.body) && (folder === '' || at.startsWith(`${folder}/`)),
    );
    const nearest = own.toSorted(
      (a, b) => b.folder.length - a.folder.length || a.task.body.length - b.task.body.length,
    )[0];
    if (nearest === undefined || nearest.folder !== '') return undefined;
    return safeText(taskText(nearest.task, managersAt(found, nearest.folder).manager, []));
  };
  const stated = found.flatMap(({ path: evidence, generated = [] }) => generated.map((one) => ({ ...one, evidence })));
  const bySuffix = paths.flatMap((path): GeneratedFile[] => {
    const row = /(?:^|\/)tsconfig\.[^/]*$/.test(path) ? undefined : written.find(([pattern]) => pattern.test(path));
    if (row === undefined) return [];
    const command = commandOf(row[1], path);
    return [{ path: patternOf(path), ...(command === undefined ? {} : { command }), evidence: path }];
  });
  const byScript = scripts.flatMap(({ task, folder, path: evidence }): GeneratedFile[] => {
    const [, target] = output.exec(task.body) ?? [];
    if (target === undefined || target.startsWith('..')) return [];
    const path = `${folder === '' ? '' : `${folder}/`}${target.replace(/^\.\//, '')}`;
    const command = folder === '' ? safeText(taskText(task, managersAt(found, folder).manager, [])) : undefined;
    return [{ path, ...(command === undefined ? {} : { command }), evidence }];
  });
  const all = [...byScript, ...bySuffix, ...stated];
  return all.filter(({ path }, index) => all.findIndex((one) => one.path === path) === index).slice(0, most);
}

/** Many files of one suffix in one folder are one pattern. */
function patternOf(path: string): string {
  const [, folder = '', suffix] =
    /^(.*\/)?[^/]*?((?:\.(?:gen|generated)|_pb2?(?:_grpc)?|\.pb)\.[\w.]+)$/.exec(path) ?? [];
  if (path.includes('__generated__/')) return `${path.slice(0, path.indexOf('__generated__/'))}__generated__/`;
  if (/(?:^|\/)generated\//.test(path)) return path.replace(/((?:^|\/)generated\/).*/, '$1');
  return suffix === undefined || /routeTree/.test(path) ? path : `${folder}*${suffix}`;
}

import type { ProjectPort, ProjectRoutine } from '@regelwerk/contract/rules/project-profile';
import type { Found } from '../../findings.ts';
import { safeText } from '../../shape/safe-text.ts';
import { managersAt } from '../commands/one-test.ts';
import { taskText } from '../commands/task-text.ts';
import { djangoManage } from '../django-manage.ts';
import { type BodiesOf, meaningOf } from '../shell/meaning-of.ts';
import { sourceFiles } from '../source-files.ts';

/** Tasks that start an app to work with, the usual first. */
const scripts = ['dev', 'develop', 'start:dev', 'dev:start', 'serve', 'start'];
const tasks = ['dev', 'run', 'serve', 'start', 'server', 'run-dev', 'dev-server'];
/** What starts nothing to work with, whatever its name. */
const otherwise =
  /\b(?:tsc|tsup|rollup|unbuild|tsdown|--watch|-w|docusaurus|vitepress|storybook|typedoc|publish|test)\b|^node (?:\.|dist|build|index)/;
const most = 2;
/** Pages with a lockfile of their own are an app of their own beyond this share of the code. */
const share = 0.1;
const nearlyAll = 0.8;

/** Returns how people start the app, as its files state it; where a port is stated with a command, that says it. */
export function startingCommands(
  found: readonly Found[],
  paths: readonly string[],
  ports: readonly ProjectPort[],
  bodiesOf: BodiesOf,
): ProjectRoutine[] {
  const depends = (name: string, ecosystem: string) =>
    found.find(({ dependencies = [] }) => dependencies.some((one) => one.ecosystem === ecosystem && one.name === name));
  const own = folderTasks(found, '', bodiesOf);
  const rows: readonly (readonly [text: string | undefined, evidence: string | undefined])[] = [
    [paths.includes('bin/dev') ? 'bin/dev' : undefined, 'bin/dev'],
    ...own.filter(([text]) => /^(?:make|just|task|composer|mise run|poe) /.test(text)),
    [paths.includes('bin/rails') ? 'bin/rails server' : undefined, depends('rails', 'ruby')?.path],
    [djangoServer(found, paths), depends('django', 'python')?.path],
    [paths.includes('artisan') ? 'php artisan serve' : undefined, depends('laravel/framework', 'php')?.path],
    ['mix phx.server', depends('phoenix', 'elixir')?.path],
    [gradleOrMaven(found, paths), depends('org.springframework.boot', 'java')?.path ?? springBoot(found)],
    ...own,
    ...composed(found),
  ];
  const [root] = rows.flatMap(([text, evidence]): ProjectRoutine[] =>
    text === undefined || evidence === undefined ? [] : [{ purpose: 'start', text, folder: '', evidence }],
  );
  const { sources } = sourceFiles(paths);
  const app = flutterApp(found, paths);
  const sizeOf = (folder: string) => sources.filter((path) => path.startsWith(`${folder}/`)).length;
  const apart = new Set(
    found.flatMap(({ folder, lock }) => (folder !== '' && lock?.ecosystem === 'npm' ? folder : [])),
  );
  const pages = [...apart]
    .filter((folder) => sizeOf(folder) > sources.length * share)
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .flatMap((folder) =>
      folderTasks(found, folder, bodiesOf)
        .slice(0, 1)
        .map(([text, evidence]): ProjectRoutine => ({ purpose: 'start', text, folder, evidence })),
    )
    .slice(0, 1);
  // pages alone are not the app where something else serves them
  const whole = [...(root === undefined ? [] : [root]), ...app];
  const isAll = ({ folder }: ProjectRoutine) => whole.length > 0 || sizeOf(folder) > sources.length * nearlyAll;
  const all = [...whole, ...pages.filter(isAll)];
  const isStated = ({ text, folder }: ProjectRoutine) =>
    ports.some((one) => one.text === text && one.folder === folder);
  // beside a server that its port names, pages alone would pass for the app
  const shown = root !== undefined && isStated(root) ? whole : all;
  return shown.filter((one) => !isStated(one)).slice(0, most);
}

/** The tasks of a folder that start its app, the best first. */
function folderTasks(found: readonly Found[], folder: string, bodiesOf: BodiesOf): [text: string, evidence: string][] {
  return found
    .filter((one) => one.folder === folder)
    .flatMap(({ path, tasks: all = [] }) =>
      all.map((task) => {
        const names = task.runner === 'script' || task.runner === 'composer' ? scripts : tasks;
        return { task, path, rank: task.runner === 'file' ? -1 : names.indexOf(task.name) };
      }),
    )
    .filter(({ task, rank }) => rank !== -1 && task.body !== '' && !otherwise.test(task.body))
    .filter(({ task }) => {
      const { effect, kinds, isKnown } = meaningOf(task.body, folder, bodiesOf, 1);
      // a program of the house serves by its own word
      const isOwn =
        !isKnown && kinds.size === 0 && effect === 'checks' && /(?:^|\s)(?:dev|serve)(?:\s|$)/.test(task.body);
      if (task.runner === 'script') return effect === 'watches' || (task.name === 'dev' && isOwn);
      // a program of Rust without a server or a window ends by itself
      if (/^(?:cargo|\.\/target)\b/.test(task.body) && !staysOpen(found)) return false;
      // one that installs or fills a database first is more than a start
      return effect !== 'destroys' && !kinds.has('install');
    })
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ task, path }): [string, string][] => {
      const text = safeText(taskText(task, managersAt(found, folder).manager, []));
      return text === undefined ? [] : [[text, path]];
    });
}

/** Containers of the project itself, as a document tells people to start them. */
function composed(found: readonly Found[]): [text: string, evidence: string][] {
  const built = new Set(found.flatMap(({ path, composes }) => (composes === true ? path : [])));
  return found.flatMap(({ path, steps = [] }) =>
    steps.flatMap(({ text, folder, source }): [string, string][] => {
      const told = /^docker[- ]compose(?: -f (?<file>[\w./-]+))? up(?: --build)?(?: -d| --detach)?$/.exec(text);
      if (source !== 'docs' || folder !== '' || told === null) return [];
      const file = told.groups?.file;
      const isBuilt =
        file === undefined
          ? [...built].some((one) => /^(?:docker-)?compose\.ya?ml$/.test(one))
          : built.has(file.replace(/^\.\//, ''));
      return isBuilt ? [[text.replace(/ (?:-d|--detach)$/, ''), path]] : [];
    }),
  );
}

function staysOpen(found: readonly Found[]): boolean {
  const open =
    /^(?:axum|actix-web|rocket|warp|tonic|hyper|poem|salvo|tide|tauri|leptos|dioxus|bevy|egui|eframe|iced|gtk4?|slint|ratatui|winit)$/;
  return found.some(({ dependencies = [] }) =>
    dependencies.some(({ ecosystem, name }) => ecosystem === 'rust' && open.test(name)),
  );
}

/** An app of Flutter, in the folder of its manifest. */
function flutterApp(found: readonly Found[], paths: readonly string[]): ProjectRoutine[] {
  return found
    .filter(
      ({ path, dependencies = [] }) =>
        path.endsWith('pubspec.yaml') && dependencies.some(({ name }) => name === 'flutter'),
    )
    .filter(({ folder }) => paths.includes(folder === '' ? 'lib/main.dart' : `${folder}/lib/main.dart`))
    .slice(0, 1)
    .map(({ folder, path }) => ({ purpose: 'start', text: 'flutter run', folder, evidence: path }));
}

function djangoServer(found: readonly Found[], paths: readonly string[]): string | undefined {
  const manage = djangoManage(paths);
  return manage === undefined ? undefined : `${managersAt(found, '').python}python ${manage} runserver`;
}

function springBoot(found: readonly Found[]): string | undefined {
  return found.find(
    ({ folder, dependencies = [] }) =>
      folder === '' &&
      dependencies.some(({ name }) => /^org\.springframework\.boot:spring-boot-starter-web/.test(name)),
  )?.path;
}

function gradleOrMaven(found: readonly Found[], paths: readonly string[]): string | undefined {
  const isRoot = (name: RegExp) => found.some(({ folder, path }) => folder === '' && name.test(path));
  if (isRoot(/^build\.gradle/)) return paths.includes('gradlew') ? './gradlew bootRun' : 'gradle bootRun';
  if (!isRoot(/^pom\.xml$/) || !paths.some((path) => path.startsWith('src/main/'))) return undefined;
  return paths.includes('mvnw') ? './mvnw spring-boot:run' : 'mvn spring-boot:run';
}

import type { ProjectConvention } from '@regelwerk/contract/rules/project-convention';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { allEntries } from '@regelwerk/conventions/families/all-entries';
import { type ConventionGroup, groupOf } from '@regelwerk/conventions/group-of';
import { statement } from '@regelwerk/conventions/statement';
import type { Directive, Localized } from '../directive.ts';
import { listText } from '../knowledge/list-text.ts';
import { pathSpan } from './code-span.ts';
import { fingerprint } from './fingerprint.ts';
import { packageOf } from './package-of.ts';

const values = new Map(allEntries.map(({ id, value }) => [id, value]));
/** Conventions of which a project, or a folder of it, has one or none. */
const single: ReadonlySet<string> = new Set([
  'file-name',
  'component-export',
  'component-form',
  'object-type',
  'header-line',
  'annotations',
  'test-word',
  'test-place',
]);

/** What they count are commits, or files that a place or a module does not claim. */
const uncounted: ReadonlySet<string> = new Set(['changed-together', 'new-file', 'folder-map', 'central-modules']);

type Packages = ProjectProfile['layout']['packages'];

/** Returns the lines that the counted conventions of a project become, the most valuable first, each with the section it stands in. */
export function houseLines({
  conventions = [],
  layout,
}: ProjectProfile): { section: ConventionGroup; directive: Directive }[] {
  const lines = conventions.flatMap((one) => {
    const directive = directiveOf(one, layout.packages);
    return directive === undefined ? [] : [{ section: groupOf(one), directive, holds: one.holds }];
  });
  return lines
    .toSorted(
      (a, b) =>
        b.directive.weight - a.directive.weight || b.holds - a.holds || (a.directive.id < b.directive.id ? -1 : 1),
    )
    .filter(({ directive }, index, all) => all.findIndex((one) => one.directive.id === directive.id) === index)
    .map(({ section, directive }) => ({ section, directive }));
}

function directiveOf(convention: ProjectConvention, packages: Packages): Directive | undefined {
  const { id, values: named, holds, of, examples, exceptions } = convention;
  const folder = packageOf(
    (named.place ?? '').split(', ').map((folder) => folder.replace(/^!/, '')),
    packages,
  );
  const text = textOf(convention);
  if (text === undefined || listsPackages(convention, packages)) return undefined;
  return {
    id: `project.${id}.${fingerprint(named).slice(0, 8)}`,
    slot: slotOf(convention),
    class: groupOf(convention) === 'companions' ? 'foot-gun' : 'decision',
    modality: 'should',
    weight: 10 * (values.get(id) ?? 0),
    text,
    why: { en: reasonOf(convention, 'en'), de: reasonOf(convention, 'de') },
    counted: { holds, of, examples, exceptions },
    ...(folder === undefined ? {} : { scope: [`${folder}/**`] }),
  };
}

/** The files state the packages, and what each is made with. */
function listsPackages({ id, values: { place = '', folders = '' } }: ProjectConvention, packages: Packages): boolean {
  return (
    id === 'folder-map' &&
    folders
      .split(', ')
      .every((folder) => packages.some(({ path }) => path === (place === '' ? folder : `${place}/${folder}`)))
  );
}

/** Where the files state how tests lie, nothing is said twice. */
function slotOf({ id, values: named }: ProjectConvention): string {
  if (id === 'test-place') return 'project.tests';
  const subject = single.has(id) ? [named.place, named.kind, named.line] : Object.values(named);
  return ['project', id, ...subject].join(':');
}

function textOf(convention: ProjectConvention): Localized | undefined {
  const [en, de] = [statement(convention, 'en'), statement(convention, 'de')];
  if (en === undefined || de === undefined) return undefined;
  const { id, holds, of } = convention;
  // a count tells that there are places which do not follow
  const isOpen = holds < of && !uncounted.has(id);
  const counted = (text: string, word: string) => (isOpen ? text.replace(/\.$/, ` (${holds} ${word} ${of}).`) : text);
  return { en: counted(en, 'of'), de: counted(de, 'von') };
}

function reasonOf({ id, holds, of, examples, exceptions }: ProjectConvention, language: ContentLanguage): string {
  const follow = listText(
    examples.flatMap((path) => pathSpan(path) ?? []),
    language,
  );
  const differ = listText(
    exceptions.flatMap((path) => pathSpan(path) ?? []),
    language,
  );
  if (language === 'de') {
    if (id === 'new-file') return `Von ${of} Commits mit einer neuen Datei dort änderten ${holds} auch das andere.`;
    if (id === 'changed-together')
      return `Von ${of} Commits, die das eine änderten, änderten ${holds} auch das andere.`;
    const example = follow === '' ? '' : `, zum Beispiel ${follow}`;
    return `Gezählt: ${holds} von ${of} Stellen${example}${differ === '' ? '' : `; anders: ${differ}`}.`;
  }
  if (id === 'new-file') return `Of ${of} commits that added a file there, ${holds} changed the others as well.`;
  if (id === 'changed-together') return `Of ${of} commits that changed the one, ${holds} changed the other as well.`;
  const example = follow === '' ? '' : `, for example ${follow}`;
  return `Counted: ${holds} of ${of} places${example}${differ === '' ? '' : `; otherwise: ${differ}`}.`;
}

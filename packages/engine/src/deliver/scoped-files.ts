import type { DeliveryFile } from '@regelwerk/contract/rules/delivery';
import type { Rule, RuleLine, RuleSection } from '@regelwerk/contract/rules/rule';
import { stringify } from 'yaml';
import { phrases } from '../knowledge/phrases.ts';
import { allTechnologies } from '../knowledge/technologies/all-technologies.ts';
import { originOf } from '../render/origin-of.ts';
import { renderLine } from '../render/render-line.ts';
import { renderMarkdown } from '../render/render-markdown.ts';
import type { FrontMatter, ScopedFiles } from '../target.ts';
import type { Technology } from '../technology.ts';

/** Writes what always applies to `corePath`, and beside it one file for each technology and folder, which is loaded by its globs. */
export function scopedFiles(
  rule: Rule,
  corePath: string,
  { pathOf, head, coreHead, mention }: ScopedFiles,
): DeliveryFile[] {
  const parts = rule.sections.flatMap((section) => {
    const technology = byName.get(section.heading);
    return section.id.startsWith('stack.') && technology !== undefined ? [{ section, technology }] : [];
  });
  const own = new Set(parts.map(({ section }) => section));
  const folders = [
    ...Map.groupBy(
      rule.sections.flatMap(({ lines }) => lines).filter((line) => folderOf(line) !== undefined),
      (line) => folderOf(line) ?? '',
    ),
  ].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const core = {
    ...rule,
    sections: rule.sections
      .filter((section) => !own.has(section))
      .map((section) => ({ ...section, lines: section.lines.filter((line) => folderOf(line) === undefined) }))
      .filter(({ lines }) => lines.length > 0),
  };
  const files = [
    ...parts.map(({ section, technology }) => ({
      path: pathOf(slugOf(section.heading)),
      content:
        frontMatter(head({ about: aboutOf(technology, rule), globs: globsIn(technology, rule) })) +
        sectionText(section, rule),
    })),
    ...folders.map(([folder, lines], index, all) => ({
      path: pathOf(
        folderSlug(
          folder,
          all.slice(0, index).map(([before]) => before),
        ),
      ),
      content:
        frontMatter(head({ about: `${phrases.useFor[rule.language]} ${folder}.`, globs: [`${folder}/**`] })) +
        sectionText({ id: 'folder', heading: folder, ordered: false, lines }, rule),
    })),
  ];
  const mentions = mention === undefined ? [] : files.map(({ path }) => mention(path));
  const top = coreHead === undefined ? '' : frontMatter(coreHead({ title: rule.title.join(' ') }));
  const end = mentions.length === 0 ? '' : `\n${mentions.join('\n')}\n`;
  return [{ path: corePath, content: top + renderMarkdown(core) + end }, ...files];
}

/** The folder that alone a line about the project speaks of, where its name is no pattern in a glob. */
function folderOf({ counted, claimed, scope = [] }: RuleLine): string | undefined {
  return counted === undefined && claimed === undefined
    ? undefined
    : /^([a-z0-9][\w./-]*)\/\*\*$/i.exec(scope[0] ?? '')?.[1];
}

const byName = new Map<string, Technology>(allTechnologies.map((technology) => [technology.name, technology]));

function aboutOf({ about }: Technology, { language }: Rule): string {
  return `${phrases.useFor[language]} ${about[language]}.`;
}

/**
 * The globs of a technology; of a language or a style without those of pages that others than this stack write, of a database
 * without those of code in a language that no server writes. A server alone writes no pages, and beside a page framework
 * only templates.
 */
function globsIn(technology: Technology, { stack, applicationType }: Rule): readonly string[] {
  const { files, pages: own = [], role } = technology;
  const used = stack.flatMap(({ name }) => byName.get(name) ?? []);
  const others = used.filter((one) => one !== technology);
  if (role === 'database' && others.length > 0) return files.filter((glob) => isWrittenIn(writersIn(others), glob));
  if (role === 'service' && others.some((one) => one.role === 'interface' || one.role === 'meta-framework'))
    return files.filter((glob) => !pagesOfAny.has(glob));
  if (role !== 'language' && role !== 'style') return files;
  // a framework with pages of its own writes them instead of what it implies
  const implied = new Set<string>(used.flatMap(({ pages, implies = [] }) => (pages === undefined ? [] : implies)));
  const pages = used.flatMap((one) => (implied.has(one.name) ? [] : (one.pages ?? [])));
  const isServerCode =
    role === 'language' && (applicationType === 'Backend' || used.some(({ side }) => side === 'backend'));
  if (pages.length === 0 && !isServerCode) return files;
  const ofOthers = allTechnologies.flatMap((one) => one.pages ?? []);
  return files.filter((glob) => own.includes(glob) || pages.includes(glob) || !ofOthers.includes(glob));
}

/** Globs of a server that renders pages which match those of a page framework, too, and what it builds. */
const pagesOfAny: ReadonlySet<string> = new Set(['**/*.html', '**/static/**/*.js']);

/** Those that write code for a database: the servers, or all but styles where there is none. */
function writersIn(others: readonly Technology[]): readonly Technology[] {
  const writers = others.filter(({ role }) => role !== 'style' && role !== 'database');
  const servers = writers.filter(({ side, role }) => side === 'backend' || role === 'meta-framework');
  return servers.length > 0 ? servers : writers;
}

const codeEnding = /\.(?:cs|java|js|kt|php|py|ts)$/;

/** A glob that ends with the ending of a language needs a technology with files of that ending. */
function isWrittenIn(technologies: readonly Technology[], glob: string): boolean {
  const [ending] = codeEnding.exec(glob) ?? [];
  return ending === undefined || technologies.some(({ files }) => files.some((one) => one.endsWith(ending)));
}

function sectionText(section: RuleSection, { language, size }: Rule): string {
  const { heading, lines } = section;
  const origin = originOf({ sections: [section], language });
  const list = lines.map((line) => renderLine(line, '-', language, size)).join('\n');
  return `${[`# ${heading}`, list, ...(origin === undefined ? [] : [origin])].join('\n\n')}\n`;
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** `packages/a-b` and `packages/a/b` have one slug, so that the second one is numbered. */
function folderSlug(folder: string, before: readonly string[]): string {
  const same = before.filter((one) => slugOf(one) === slugOf(folder)).length;
  return `folder-${slugOf(folder)}${same === 0 ? '' : `-${same + 1}`}`;
}

function frontMatter(fields: FrontMatter): string {
  return `---\n${stringify(fields, { lineWidth: 0, defaultStringType: 'PLAIN', defaultKeyType: 'PLAIN' })}---\n\n`;
}

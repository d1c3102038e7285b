import type { Delivery, DeliveryFile } from '@regelwerk/contract/rules/delivery';
import type { Rule, RuleLine } from '@regelwerk/contract/rules/rule';
import type { Localized } from '../directive.ts';
import { modalityLabels, phrases, purposeOfAll } from '../knowledge/phrases.ts';
import { titleLead } from '../knowledge/title-lead.ts';
import { renderMarkdown } from '../render/render-markdown.ts';
import { withoutLines } from '../render/without-lines.ts';
import type { DeliveryForm, Rivals, Surface } from '../target.ts';
import { denseText } from './dense-text.ts';
import { labelledText } from './labelled-text.ts';
import { markedBlock } from './marked-block.ts';
import { reviewedText } from './reviewed-text.ts';
import { scopedFiles } from './scoped-files.ts';
import { shortenRule } from './shorten-rule.ts';
import { taggedText } from './tagged-text.ts';

const shared = ['boundaries', 'behavior', 'done'];

/** Writes a rule for one place, so that it fits its room. */
export function deliverTo(rule: Rule, surface: Surface): Delivery {
  const { id, name, kind, place, path, room, check, limit, scoped, importedBy } = surface;
  const { partOf, text } = forms[surface.form];
  const part = partOf?.(rule) ?? rule;
  const fitting = shortenRule(part, text, room);
  const files = [
    ...(scoped === undefined || path === undefined
      ? [{ ...(path === undefined ? {} : { path }), content: text(fitting) }]
      : scopedFiles(fitting, path, scoped)),
    ...(importedBy === undefined ? [] : [importedBy]),
  ];
  const said = new Set(linesOf(fitting).map((line) => line.id));
  const leftOut = linesOf(part).filter((line) => !said.has(line.id));
  const existing = existingAmong(files, rule);
  return {
    id,
    name: name[rule.language],
    kind,
    place: [
      place[rule.language],
      ...existing.map((path) => `\`${path}\` ${mergeKeepOrReplace[rule.language]}`),
      ...rivalsIn(rule, surface),
    ].join(' '),
    check: check[rule.language],
    files,
    ...(existing.length > 0 && { existing }),
    ...(leftOut.length > 0 && { leftOut: leftOut.map((line) => named(line, rule)) }),
    used: Math.max(...files.map(({ content }) => content.length)),
    limit,
  };
}

const mergeKeepOrReplace: Localized = {
  en: 'is already in this project: merge the new text into it, keep it, or replace it.',
  de: 'gibt es in diesem Projekt schon: Füge den neuen Text ein, behalte die Datei, oder ersetze sie.',
};

/** Says which files of the project the target reads instead of these, or beside them. */
function rivalsIn({ project, language }: Rule, { rivals = {} }: Surface): string[] {
  const has = new Set(project?.ruleFiles);
  return (['instead', 'too'] as const).flatMap((kind) =>
    (rivals[kind] ?? []).filter((path) => has.has(path)).map((path) => `\`${path}\` ${rivalNotes[kind][language]}`),
  );
}

const rivalNotes: Readonly<Record<keyof Rivals, Localized>> = {
  instead: {
    en: 'is in this project too and is read instead: move its lines here and delete it.',
    de: 'liegt auch in diesem Projekt und wird stattdessen gelesen: Übernimm ihre Zeilen und lösche sie.',
  },
  too: {
    en: 'is in this project too and is read as well: keep each line in one of them.',
    de: 'liegt auch in diesem Projekt und wird zusätzlich gelesen: Halte jede Zeile nur in einer davon.',
  },
};

/** Some disks do not tell the case of names apart. */
function existingAmong(files: readonly DeliveryFile[], { project }: Rule): string[] {
  const known = new Set(project?.ruleFiles?.map((path) => path.toLowerCase()));
  return files.flatMap(({ path }) => (path !== undefined && known.has(path.toLowerCase()) ? path : []));
}

/** How a form is written: the part of the rule that it holds, and the text that must fit into the room. */
interface Form {
  readonly partOf?: (rule: Rule) => Rule;
  readonly text: (rule: Rule) => string;
}

const forms: Readonly<Record<DeliveryForm, Form>> = {
  document: { text: renderMarkdown },
  workspace: { partOf: (rule) => partForAll(rule, shared), text: renderMarkdown },
  // an account has one target, whose lines hold in every chat
  dense: { partOf: (rule) => partForAll(rule, [...shared, 'target']), text: denseText },
  labelled: { text: labelledText },
  tagged: { text: taggedText },
  marked: { text: markedBlock },
  reviewed: { text: reviewedText },
  'model-file': { text: modelFile },
};

function linesOf({ sections }: Rule): readonly RuleLine[] {
  return sections.flatMap(({ lines }) => lines);
}

/** A bare prohibition would read as its opposite. */
function named({ id = '', modality, text }: RuleLine, { language }: Rule): NonNullable<Delivery['leftOut']>[number] {
  return { id, text: `${modalityLabels[modality][language]}: ${text}` };
}

/** Writes an Ollama Modelfile with the rule as its system message. Three quotes in the text would end it early. */
function modelFile(rule: Rule): string {
  return `FROM llama3.3\nPARAMETER temperature 0.3\nSYSTEM """\n${renderMarkdown(rule).replaceAll('"""', "'''")}"""\n`;
}

/** Returns the sections of a rule that apply to every project of a workspace or an account, without the stack and what compares with it. */
function partForAll(rule: Rule, ids: readonly string[]): Rule {
  const part = withoutLines(rule, ({ id }) => id === 'base.version-check');
  return {
    ...part,
    title: [...titleLead(rule.target.name, rule.language), phrases.allProjects[rule.language]],
    purpose: purposeOfAll[rule.language],
    stack: [],
    notes: [],
    sections: part.sections.filter(({ id }) => ids.includes(id)),
  };
}

import type { Delivery, DeliveryFile } from '@regelwerk/contract/rules/delivery';
import type { Rule } from '@regelwerk/contract/rules/rule';
import type { Localized } from '../directive.ts';
import { targetNamed } from '../knowledge/targets/target-named.ts';
import { renderMarkdown } from '../render/render-markdown.ts';
import { withoutCommands } from '../render/without-commands.ts';
import { withoutLines } from '../render/without-lines.ts';
import type { DeliveryForm, Surface } from '../target.ts';
import { denseText } from './dense-text.ts';
import { labelledText } from './labelled-text.ts';
import { markedBlock } from './marked-block.ts';
import { modelFile } from './model-file.ts';
import { antigravityFiles, claudeFiles, cursorFiles } from './scoped-files.ts';
import { shortenRule } from './shorten-rule.ts';
import { taggedText } from './tagged-text.ts';
import { workspacePart } from './workspace-part.ts';

/** Returns every way to give a rule to its target, the preferred one first. Each fits the room of its place. */
export function deliveriesOf(rule: Rule): Delivery[] {
  const { surfaces, directives } = targetNamed(rule.target.key);
  const forChat = new Set(directives.flatMap(({ id, isForChat }) => (isForChat ? [id] : [])));
  const withFiles = withoutLines(rule, ({ id = '' }) => forChat.has(id));
  const inChat = withoutCommands(rule);
  return surfaces.map((surface) => {
    if (surface.kind === 'files') return deliver(withFiles, surface);
    return deliver(surface.isChat ? inChat : rule, surface);
  });
}

function deliver(rule: Rule, surface: Surface): Delivery {
  const { id, name, kind, place, check, limit } = surface;
  const files = writers[surface.form](rule, surface);
  const existing = existingAmong(files, rule);
  return {
    id,
    name: name[rule.language],
    kind,
    place: [place[rule.language], ...existing.map((path) => `\`${path}\` ${keepOrReplace[rule.language]}`)].join(' '),
    check: check[rule.language],
    files,
    ...(existing.length > 0 && { existing }),
    used: Math.max(...files.map(({ content }) => content.length)),
    limit,
  };
}

const keepOrReplace: Localized = {
  en: 'is already in this project: keep it and add the new text below its own, or replace it.',
  de: 'gibt es in diesem Projekt schon: behalte die Datei und füge den neuen Text darunter ein, oder ersetze sie.',
};

/** Some disks do not tell the case of names apart. */
function existingAmong(files: readonly DeliveryFile[], { project }: Rule): string[] {
  const known = new Set(project?.ruleFiles?.map((path) => path.toLowerCase()));
  return files.flatMap(({ path }) => (path !== undefined && known.has(path.toLowerCase()) ? path : []));
}

type Writer = (rule: Rule, surface: Surface) => DeliveryFile[];

const asOne =
  (write: (rule: Rule) => string): Writer =>
  (rule, { path, room }) => [
    { ...(path === undefined ? {} : { path }), content: write(shortenRule(rule, write, room)) },
  ];

const writers: Readonly<Record<DeliveryForm, Writer>> = {
  document: asOne(renderMarkdown),
  workspace: (rule, surface) => asOne(renderMarkdown)(workspacePart(rule), surface),
  dense: asOne(denseText),
  labelled: asOne(labelledText),
  tagged: asOne(taggedText),
  marked: asOne(markedBlock),
  'model-file': asOne(modelFile),
  'claude-code': (rule) => claudeFiles(rule),
  cursor: (rule) => cursorFiles(rule),
  antigravity: (rule, { room }) => antigravityFiles(shortenRule(rule, renderMarkdown, room)),
};

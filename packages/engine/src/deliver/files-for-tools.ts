import type { DeliveryFile } from '@regelwerk/contract/rules/delivery';
import type { Rule } from '@regelwerk/contract/rules/rule';
import { targetNamed } from '../knowledge/targets/target-named.ts';
import { titleLead } from '../knowledge/title-lead.ts';
import type { Surface } from '../target.ts';
import { deliverTo } from './deliver-to.ts';
import { deliveriesOf } from './deliveries-of.ts';

const shared = 'AGENTS.md';

/**
 * Returns the files of a repository in which several tools work, from the same rule for each of them. Those that read AGENTS.md
 * share it, whole, and what only imports it stands beside it; the others get their own files. A tool that is used by pasting has none.
 */
export function filesForTools(rules: readonly Rule[]): DeliveryFile[] {
  const readers = rules.flatMap((rule) => {
    const surface = sharedSurface(rule);
    return surface === undefined ? [] : [{ rule, surface }];
  });
  const [first, ...others] = readers;
  const together = first === undefined || others.length === 0 ? [] : sharedFiles(first.rule, readers);
  const sharing = new Set(together.length === 0 ? [] : readers.map(({ rule }) => rule));
  const files = new Map(together.map((file) => [file.path, file]));
  for (const rule of rules.filter((one) => !sharing.has(one))) {
    const [delivery] = deliveriesOf(rule);
    const [core] = delivery?.files ?? [];
    // its file is there already, so it reads the same lines
    if (core === undefined || core.path === undefined || files.has(core.path)) continue;
    for (const file of delivery?.files ?? []) files.set(file.path, file);
  }
  return [...files.values()];
}

/** The place of a tool in AGENTS.md, where files are how it is used. */
function sharedSurface({ target }: Rule): Surface | undefined {
  const { surfaces } = targetNamed(target.key);
  return surfaces[0].kind === 'files' ? surfaces.find(({ path }) => path === shared) : undefined;
}

function sharedFiles(
  rule: Rule,
  readers: readonly { readonly rule: Rule; readonly surface: Surface }[],
): readonly DeliveryFile[] {
  const surfaces = readers.map(({ surface }) => surface);
  const [first] = surfaces;
  if (first === undefined) return [];
  const reviewed = surfaces.find(({ form }) => form === 'reviewed');
  const { scoped: _scoped, importedBy: _import, ...plain } = reviewed ?? first;
  const room = Math.min(...surfaces.map((surface) => surface.room));
  const [lead = ''] = titleLead('Custom', rule.language);
  const title = [lead, ...rule.title.slice(titleLead(rule.target.name, rule.language).length)];
  const { files } = deliverTo({ ...rule, title }, { ...plain, room });
  return [...files, ...surfaces.flatMap(({ importedBy }) => importedBy ?? [])];
}

import type { ContradictedLine, OutdatedLine, ProjectChanges } from '@regelwerk/contract/rules/project-changes';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { Rule, RuleLine } from '@regelwerk/contract/rules/rule';
import { tokensOf } from '@regelwerk/contract/rules/tokens-of';
import { packOf } from '../enforcement/pack-of.ts';
import { modalityLabels } from '../knowledge/phrases.ts';
import { brokenByCode } from '../project/broken-by-code.ts';
import { commandSpan } from '../project/code-span.ts';
import { fitOf } from '../project/fit-of.ts';
import { versionText } from '../project/version-text.ts';
import type { Composition } from './compose-once.ts';

/** Compares the rule for a project with the rule for the same answers without its profile. */
export function projectChanges(without: Composition, composed: Composition, profile: ProjectProfile): ProjectChanges {
  const { rule, stack, enforced, unasked } = composed;
  const before = linesOf(without.rule);
  const after = linesOf(rule);
  const characters = without.rule.budget.used - rule.budget.used;
  const kept = [...after.keys()];
  const counted = [...after].flatMap(([id, line]) => (line.counted === undefined ? [] : [{ id, text: line.text }]));
  const claimed = [...after].flatMap(([id, line]) => (line.claimed === undefined ? [] : [{ id, text: line.text }]));
  return {
    exact: [
      ...stack.technologies.flatMap(({ technology: { name }, installed }) =>
        installed === undefined
          ? []
          : [{ id: `stack.${name}`, text: `${name} ${versionText(installed, rule.language)}` }],
      ),
      ...[...after].flatMap(([id, line]) =>
        isExacter(line, before.get(id)) ? [{ id, text: textOf(line, rule) }] : [],
      ),
    ],
    enforced: [...before].flatMap(([id, line]) => {
      const check = enforced.get(id);
      return check === undefined ? [] : [{ id, text: textOf(line, rule), ...check }];
    }),
    outdated: outdatedAmong(without, composed),
    contradicted: contradictedAmong(without, composed, profile),
    unasked: unasked.flatMap(({ directive: { id } }) => {
      const line = before.get(id);
      return line === undefined || after.has(id) || enforced.has(id) ? [] : [{ id, text: textOf(line, rule) }];
    }),
    added: [...after].flatMap(([id, line]) =>
      before.has(id) || line.class === 'command' || line.counted !== undefined || line.claimed !== undefined
        ? []
        : [{ id, text: textOf(line, rule) }],
    ),
    ...(counted.length > 0 && { conventions: counted }),
    ...(claimed.length > 0 && { claims: claimed }),
    commands: quotedIn(rule, composed),
    snippets: packOf(kept, profile).map(({ why, ...entry }) => ({ ...entry, why: why[rule.language] })),
    ruleFiles: profile.ruleFiles.map(({ path }) => path),
    saved: { characters, tokens: tokensOf(characters, rule.language) },
  };
}

function linesOf({ sections }: Rule): ReadonlyMap<string, RuleLine> {
  return new Map(sections.flatMap(({ lines }) => lines.map((line) => [line.id ?? line.text, line] as const)));
}

/** A line became exact if its words changed, or if it no longer names the versions that it needs. */
function isExacter(line: RuleLine, former: RuleLine | undefined): boolean {
  return (
    former !== undefined && (line.text !== former.text || (former.since !== undefined && line.since === undefined))
  );
}

function textOf({ modality, text }: RuleLine, { language }: Rule): string {
  return `${modalityLabels[modality][language]}: ${text}`;
}

function outdatedAmong({ rule, applying }: Composition, { stack }: Composition): OutdatedLine[] {
  const shown = linesOf(rule);
  return applying.flatMap((placed) => {
    const line = shown.get(placed.directive.id);
    const { holdsFor, part } = fitOf(placed, stack);
    if (line === undefined || holdsFor !== 'none' || part?.installed === undefined) return [];
    const { technology, installed } = part;
    const version = versionText(installed, rule.language);
    return [{ id: placed.directive.id, text: textOf(line, rule), technology: technology.name, version }];
  });
}

function contradictedAmong(
  { rule, applying }: Composition,
  { stack }: Composition,
  profile: ProjectProfile,
): ContradictedLine[] {
  const shown = linesOf(rule);
  return applying.flatMap((placed) => {
    const line = shown.get(placed.directive.id);
    const count = brokenByCode(placed.directive, profile);
    if (line === undefined || count === undefined || fitOf(placed, stack).holdsFor === 'none') return [];
    const { follows, breaks, places } = count;
    return [{ id: placed.directive.id, text: textOf(line, rule), follows, breaks, places: places.slice(0, 2) }];
  });
}

function quotedIn({ sections }: Rule, { stack }: Composition): ProjectChanges['commands'] {
  const quoting = sections.filter(({ id }) => id === 'commands' || id === 'project').flatMap(({ lines }) => lines);
  const said = quoting.map(({ text }) => text).join('\n');
  return (stack.project?.commands ?? []).filter(({ text }) => said.includes(commandSpan(text) ?? '\n\n'));
}

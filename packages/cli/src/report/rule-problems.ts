import type { StalePart } from '@regelwerk/claims/kept/stale-parts';
import { atMarks } from '@regelwerk/claims/merge/marked-text';
import type { Problem } from '@regelwerk/clinic/export/problem';
import { technologyLabel } from '@regelwerk/contract/rules/technology-label';
import { basePath, type KeptRule, ruleFile } from '../files/kept-rule.ts';
import { textAt } from '../files/text-at.ts';
import type { Terminal } from '../terminal.ts';
import { staleText } from './stale-text.ts';

/** Returns what of the delivered rule is no longer true of the project, and which of its files are missing or changed by hand. */
export function ruleProblems(
  root: string,
  kept: KeptRule,
  { stale, isSame }: { readonly stale: readonly StalePart[]; readonly isSame: boolean },
  { language, say }: Terminal,
): Problem[] {
  if (!isSame)
    return [{ file: ruleFile, line: 1, code: 'rule.other-project', severity: 'error', message: say('project.other') }];
  return [
    ...stale.map(
      (part): Problem => ({
        ...placeOf(part, root, kept),
        code: `rule.stale-${part.of}`,
        severity: 'error',
        message: say('check.stale', { text: staleText(part, language) }),
      }),
    ),
    ...kept.files.flatMap((file): Problem[] => {
      const text = textAt(root, file);
      if (text === undefined)
        return [{ file, line: 1, code: 'rule.missing', severity: 'error', message: say('check.missing') }];
      const written = textAt(root, basePath(file));
      const isChanged = written !== undefined && ownPart(text) !== ownPart(written);
      return isChanged
        ? [{ file, line: 1, code: 'rule.changed', severity: 'note', message: say('check.changed') }]
        : [];
    }),
  ];
}

function ownPart(text: string): string {
  const plain = text.replaceAll('\r\n', '\n');
  return atMarks(plain)?.between ?? plain;
}

/** The line of a delivered file that says it; else the rule as a whole. */
function placeOf(part: StalePart, root: string, { files }: KeptRule): Pick<Problem, 'file' | 'line'> {
  const wanted = wordsOf(part);
  for (const file of files) {
    const lines = textAt(root, file)?.split('\n') ?? [];
    const at = lines.findIndex((line) => wanted.length > 0 && wanted.every((word) => line.includes(word)));
    if (at !== -1) return { file, line: at + 1 };
  }
  return { file: files[0] ?? ruleFile, line: 1 };
}

function wordsOf(part: StalePart): readonly string[] {
  switch (part.of) {
    case 'version':
      return [`${technologyLabel(part.was)} ${part.was.version?.match(/\d+(?:\.\d+)?/)?.[0] ?? ''}`.trim()];
    case 'command':
      return [part.was.text];
    case 'generated':
      return [part.was.path];
    case 'convention':
      return Object.values(part.was.values)
        .flatMap((value) => value.split(', '))
        .slice(0, 2);
    case 'claim':
      return part.was.text.match(/`[^`]+`/g) ?? [part.was.text.slice(0, 40)];
  }
}

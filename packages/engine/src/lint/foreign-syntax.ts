import type { Framework } from '@regelwerk/contract/rules/choices';
import type { Rule } from '@regelwerk/contract/rules/rule';
import { technologyGroups } from '../knowledge/technologies/technology-groups.ts';

/** Words that only some technologies write. */
interface Syntax {
  readonly words: RegExp;
  /** The technologies that write it; a stack with none of them must not see it. */
  readonly of: readonly Framework[];
}

/** What shows the technology that a line speaks of. */
export const syntaxes: readonly Syntax[] = [
  { words: /\bclassName\b|\bJSX\b|\buse(?:Effect|Memo)\b|dangerouslySetInnerHTML/, of: ['React'] },
  { words: /\buseState\b/, of: ['React', 'Nuxt'] },
  { words: /\bv-(?:if|for|html|bind)\b|<script setup>|\bdefineProps\b/, of: ['Vue'] },
  { words: /\*ng(?:If|For)\b|\btakeUntilDestroyed\b|\bTestBed\b/, of: ['Angular'] },
  { words: /\bartisan\b|\{!! !!\}|\bEloquent\b/, of: ['Laravel'] },
  { words: /\bcsrf_exempt\b|manage\.py/, of: ['Django'] },
  { words: /\bbin\/rails\b|\bActiveRecord\b/, of: ['Ruby on Rails'] },
  { words: /\$pdo\b|\bPDO\b|password_hash|htmlspecialchars/, of: ['PHP'] },
];
/** Code of a page without a framework, in a stack whose framework writes the page. */
const ofPlainPages = /\btextContent\b|\bgetElementById\b/;

/** Returns one sentence for each line of a rule that shows the syntax of a technology outside its stack. The project’s own commands are its own. */
export function foreignSyntax({ sections, stack }: Rule): string[] {
  const names = new Set<string>(stack.flatMap(({ name, feasibility }) => (feasibility === 'native' ? [name] : [])));
  const hasInterface = technologyGroups.interfaces.some((name) => names.has(name));
  return sections.flatMap(({ lines }) =>
    lines.flatMap(({ id = '', text, instead = '', example }) => {
      if (/^(?:command\.)?project\./.test(id)) return [];
      const said = [text, instead, example?.good, example?.bad].join('\n');
      const foreign = syntaxes.filter(({ words, of }) => !of.some((name) => names.has(name)) && words.test(said));
      return [
        ...foreign.map(({ of }) => `${id} shows the syntax of ${of.join(', ')}`),
        ...(hasInterface && ofPlainPages.test(said) ? [`${id} shows the syntax of a page without a framework`] : []),
      ];
    }),
  );
}

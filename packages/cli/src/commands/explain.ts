import { type EffectiveContext, effectiveContexts } from '@regelwerk/clinic/effective-context';
import { loadingNames } from '@regelwerk/clinic/export/words';
import { readDocument } from '@regelwerk/clinic/reading/document';
import { isExamined } from '@regelwerk/clinic/reading/is-examined';
import { targetFactsOf } from '@regelwerk/contract/rules/target-facts-of';
import { readProjectFolder } from '@regelwerk/folder/read-project-folder';
import { textsOf } from '@regelwerk/folder/texts-of';
import type { Command } from '../command.ts';
import type { Terminal } from '../terminal.ts';
import { toolNamed } from '../tools-in.ts';

/** Shows which rules files a tool loads here, in which order, and which of them are shadowed or cut. */
export const explain: Command = async ({ root, words, terminal }) => {
  const { say, print, result } = terminal;
  const tool = words[0] === undefined ? undefined : targetFactsOf(toolNamed(words[0]))?.label;
  const paths = [...readProjectFolder(root).keys()].filter(isExamined);
  const all = effectiveContexts(textsOf(root, paths).map(readDocument));
  const contexts = all.filter((one) => tool === undefined || one.tool === tool);
  for (const context of contexts) print(linesOf(context, terminal).join('\n'));
  if (contexts.length === 0) print(tool === undefined ? say('explain.none') : say('explain.noneOf', { tool }));
  result({ contexts });
  return 0;
};

function linesOf({ tool, layers, source, checkedOn }: EffectiveContext, { say, language }: Terminal): string[] {
  const size = (count: number, limit: number | undefined) =>
    [say('explain.characters', { count }), ...(limit === undefined ? [] : [say('explain.cut', { limit })])].join(', ');
  return [
    tool,
    ...layers.map(
      ({ file, loading, characters, limit }, index) =>
        `  ${index + 1}. ${file}  ${loadingNames[language][loading]} (${size(characters, limit)})`,
    ),
    ...(source === undefined ? [] : [`  ${say('explain.source', { source, day: checkedOn })}`]),
    '',
  ];
}

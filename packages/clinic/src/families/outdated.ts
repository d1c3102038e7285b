import { outdatedNames } from '@regelwerk/engine/outdated-in';
import { type Entry, entry } from '../entry.ts';
import { isRefused } from '../reading/is-refused.ts';

/** Names that newer versions removed or replaced; where the project is known, than those that are installed. */
export const outdatedEntries: readonly Entry[] = [
  entry(
    'outdated.name',
    'warning',
    ['`{what}` went out of use with {other}', '`{what}` ist überholt seit {other}'],
    ({ documents, project }) => {
      const find = outdatedNames(project?.ground.profile);
      return documents.flatMap(({ path, lines }) =>
        lines.flatMap(({ text, part, context, line }) => {
          // a line about several versions knows them
          if (part !== 'statement' || isRefused(text, context) || /\bv?\d+\b.*\bv\d/i.test(text)) return [];
          return find(text).map(({ name, technology, since, now, source }) => ({
            file: path,
            line,
            what: name.replaceAll('`', ''),
            other: { en: `${technology} ${since}. ${now.en}`, de: `${technology} ${since}. ${now.de}` },
            source,
            severity: project === undefined ? ('note' as const) : ('warning' as const),
          }));
        }),
      );
    },
  ),
];

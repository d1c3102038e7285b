import type { Entry } from '../convention.ts';
import { counted } from './counted.ts';

const fewestLanguages = 4;
const mostOfACommit = 15;
const mostShare = 0.8;

/** Whether a new text is written in one language, while a service brings the translations, or in all of them. */
export const sourceLanguage: Entry = {
  id: 'source-language',
  value: 8,
  choices: { form: ['one', 'all'] },
  sentence: {
    en: ({ file, form }) =>
      form === 'one'
        ? `Add texts to \`${file}\` only; the other languages are translated separately.`
        : `Add a text to \`${file}\` and to the files of all other languages.`,
    de: ({ file, form }) =>
      form === 'one'
        ? `Trage Texte nur in \`${file}\` ein; die anderen Sprachen werden getrennt übersetzt.`
        : `Trage einen Text in \`${file}\` und in die Dateien aller anderen Sprachen ein.`,
  },
  find: ({ paths, history }) =>
    [...Map.groupBy(paths.filter(isTranslation), familyOf)].flatMap(([, files]) => {
      const english = files.find((path) => /(?:^|[/._-])en(?:[-_]us)?(?=[/.])/i.test(path));
      if (english === undefined || files.length < fewestLanguages) return [];
      const others = new Set(files.filter((path) => path !== english));
      const commits = history.filter(
        (commit) => commit.length <= mostOfACommit + others.size && commit.includes(english),
      );
      const alone = commits.filter((commit) => !commit.some((path) => others.has(path)));
      const inAll = commits.filter(
        (commit) => commit.filter((path) => others.has(path)).length >= others.size * mostShare,
      );
      return [
        counted({ file: english, form: 'one' }, ...split(commits, alone, english)) ?? [],
        counted({ file: english, form: 'all' }, ...split(commits, inAll, english)) ?? [],
      ].flat();
    }),
};

function split(all: readonly unknown[], follow: readonly unknown[], path: string): [string[], string[]] {
  return [follow.map(() => path), all.filter((one) => !follow.includes(one)).map(() => path)];
}

const language =
  /(?:^|\/)(?:[\w-]+\.)?([a-z]{2})(?:[-_](?:[a-z]{2}|[a-z]{4}|[0-9]{3})){0,2}\.(?:json|ya?ml|po|php|ts|js|toml|properties|xlf)$|(?:^|\/)([a-z]{2})(?:[-_][a-z]{2,4}){0,2}\/[^/]+\.(?:json|ya?ml|po|php)$/i;

/** Says whether a path is that of a language's texts, in a folder for such files. */
export function isTranslation(path: string): boolean {
  return /(?:^|\/)(?:locales?|lang|languages?|i18n|translations?|messages|l10n)\//i.test(path) && language.test(path);
}

/** Says whether a path lies below the folder of one language, however deep: `lang/en-US/admin/users.php`. */
export function isBelowLanguage(path: string): boolean {
  return /(?:^|\/)(?:locales?|lang|i18n|translations?|l10n)\/(?:[a-z]{2,3}(?:[-_][a-z]{2,4}){0,2}\/|[a-z]{2}(?:[-_][a-z]{2,4}){0,2}\.)/i.test(
    path,
  );
}

/** The same for a file in all its languages. */
function familyOf(path: string): string {
  return path.replace(language, (whole, first: string | undefined, second: string | undefined) =>
    whole.replace(new RegExp(`(^|[/.])${first ?? second}(?:[-_]\\w{2,4}){0,2}(?=[/.])`, 'i'), '$1*'),
  );
}

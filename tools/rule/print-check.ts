import { type Examination, examine } from '@regelwerk/clinic/examine';
import { toJson } from '@regelwerk/clinic/export/to-json';
import { toMarkdown } from '@regelwerk/clinic/export/to-markdown';
import { toSarif } from '@regelwerk/clinic/export/to-sarif';
import { toText } from '@regelwerk/clinic/export/to-text';
import { isExamined } from '@regelwerk/clinic/reading/is-examined';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { installedGrammars } from '@regelwerk/conventions/node/installed-grammars';
import { readFolder } from '@regelwerk/folder/read-folder';
import { textsOf } from '@regelwerk/folder/texts-of';

const reports: Readonly<Record<string, (examination: Examination, language: ContentLanguage) => string>> = {
  text: toText,
  markdown: toMarkdown,
  json: toJson,
  sarif: toSarif,
};

/** The forms in which a check is printed. */
export const reportForms: readonly string[] = Object.keys(reports);

/** Prints what is wrong with the rules files of a folder. Returns 0, or 1 where something is an error. */
export async function printCheck(folder: string, form: string, language: ContentLanguage): Promise<number> {
  const write = reports[form] ?? toText;
  const ground = await readFolder(folder, installedGrammars);
  const examination = await examine(textsOf(folder, ground.paths.filter(isExamined)), ground);
  process.stdout.write(write(examination, language));
  return examination.findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}

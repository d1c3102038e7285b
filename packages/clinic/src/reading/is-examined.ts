import { isRuleFile } from '@regelwerk/profile/accept/is-rule-file';

/** What lies where rules or skills are looked for, also under a name that no tool reads. */
const beside =
  /(?:^|\/)\.[\w-]+\/skills\/[^/]+\/SKILL\.md$|^skills\/[^/]+\/SKILL\.md$|^\.github\/instructions\/[^/]+\.md$|^\.claude\/rules\/.+\.md$|^\.cursor\/rules\/.+\.mdc?$|(?:^|\/)(?:claude|agents?|gemini)\.md$/i;

/** What only looks like rules: the example of a project, a text that tests read, a file that explains the folder. */
const other =
  /(?:^|\/)(?:examples?|samples?|fixtures?|__fixtures__|testdata|test-data|templates?)\/|(?:^|\/)readme\.md$|\/conventions\.md$/i;

/** Says whether a file of a project is examined: an assistant loads it, or was meant to. */
export function isExamined(path: string): boolean {
  return (isRuleFile(path) || beside.test(path)) && !other.test(path);
}

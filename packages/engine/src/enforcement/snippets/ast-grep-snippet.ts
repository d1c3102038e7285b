import { allAstGrepRules } from '../ast-grep/all-ast-grep-rules.ts';
import { ruleText } from '../ast-grep/rule-text.ts';
import { partialChecks } from '../partial-checks.ts';
import { astGrepCommand } from './ast-grep-command.ts';
import { packEntry } from './pack-entry.ts';
import { placeOf } from './place-of.ts';
import type { SnippetWriter } from './snippet-writer.ts';

/** Writes one file of rules for each technology, and the configuration of ast-grep where the project has none. */
export const astGrepSnippet: SnippetWriter = (enforcements, profile) => {
  const groups = Map.groupBy(enforcements, ({ directive }) => directive.split('.')[0] ?? '');
  const files = [...groups].map(([name, ofName]) => {
    const wanted = new Set(ofName.map(({ directive }) => directive));
    const rules = allAstGrepRules.filter(({ directive }) => wanted.has(directive));
    const command = astGrepCommand(profile);
    const inPart = ofName.map(({ directive }) => directive).filter((id) => partialChecks[id] !== undefined);
    return packEntry(ofName, 'ast-grep', `rules/${name}.yml`, ruleText(rules), {
      language: 'yaml',
      en: `A new file of rules for ast-grep. \`${command}\` reports each violation and exits with 1; run it in the git hook and in CI. A comment \`ast-grep-ignore\` with a reason, on the line above, allows one.${inPart.length === 0 ? '' : ` It sees ${inPart.join(', ')} only in part.`} Lines about security stay in the rule.`,
      de: `Eine neue Datei mit Regeln für ast-grep. \`${command}\` meldet jeden Verstoß und endet mit 1; im Git-Hook und in der CI ausführen. Ein Kommentar \`ast-grep-ignore\` mit Grund in der Zeile darüber erlaubt einen.${inPart.length === 0 ? '' : ` Von ${inPart.join(', ')} sieht es nur einen Teil.`} Zeilen zur Sicherheit bleiben in der Regel.`,
    });
  });
  return placeOf('ast-grep', profile) === undefined ? [configuration(enforcements), ...files] : files;
};

const sgconfig = `ruleDirs:
  - rules
languageGlobs:
  html: ['*.vue', '*.blade.php', '*.erb']
  ruby: ['Gemfile']
`;

function configuration(enforcements: Parameters<SnippetWriter>[0]) {
  return packEntry(enforcements, 'ast-grep', 'sgconfig.yml', sgconfig, {
    language: 'yaml',
    en: 'Tells ast-grep where its rules are, and that files of Vue, Blade and ERB are markup.',
    de: 'Sagt ast-grep, wo seine Regeln liegen und dass Dateien von Vue, Blade und ERB Markup sind.',
  });
}

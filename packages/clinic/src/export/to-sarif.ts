import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { allEntries } from '../all-entries.ts';
import type { Examination } from '../examine.ts';

/** Writes an examination as SARIF 2.1.0, which code hosts show beside the lines. */
export function toSarif({ findings }: Examination, language: ContentLanguage): string {
  const codes = new Set(findings.map(({ code }) => code));
  const rules = allEntries
    .filter(({ code }) => codes.has(code))
    .map(({ code, severity, says }) => ({
      id: code,
      shortDescription: { text: says[language].replace(/\{\w+\}/g, '…') },
      defaultConfiguration: { level: severity },
    }));
  const results = findings.map(({ code, severity, message, file, line }) => ({
    ruleId: code,
    ruleIndex: rules.findIndex(({ id }) => id === code),
    level: severity,
    message: { text: message[language] },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
          region: { startLine: line },
        },
      },
    ],
  }));
  const sarif = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'Regelwerk', rules } }, results }],
  };
  return `${JSON.stringify(sarif, null, 2)}\n`;
}

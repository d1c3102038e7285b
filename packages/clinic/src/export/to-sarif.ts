import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { allEntries } from '../all-entries.ts';
import type { Problem } from './problem.ts';

/** Writes problems as SARIF 2.1.0, which code hosts show beside the lines. */
export function toSarif(problems: readonly Problem[], language: ContentLanguage, version?: string): string {
  const codes = [...new Set(problems.map(({ code }) => code))];
  const results = problems.map(({ code, severity, message, file, line }) => ({
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: message },
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
    runs: [
      { tool: { driver: { name: 'Regelwerk', version, rules: codes.map((id) => ruleOf(id, language)) } }, results },
    ],
  };
  return `${JSON.stringify(sarif, null, 2)}\n`;
}

function ruleOf(id: string, language: ContentLanguage) {
  const found = allEntries.find(({ code }) => code === id);
  if (found === undefined) return { id };
  return {
    id,
    shortDescription: { text: found.says[language].replace(/\{\w+\}/g, '…') },
    defaultConfiguration: { level: found.severity },
  };
}

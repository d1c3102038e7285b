/** Names by which a judge could tell who wrote a file. */
const assistants = /\b(?:Claude(?: Code)?|ChatGPT|Codex|Cursor|Gemini|Copilot|Windsurf)\b/g;
const ruleFiles = /\b(?:CLAUDE|AGENTS|GEMINI|copilot-instructions)\.md\b/g;

/** Sentences with which only one of the writers begins. */
const openings =
  /^(?:.*Follow these rules in every answer and every change\.|This file (?:provides|gives|contains|guides)\b.*)\n+/gm;

/** The sentence in which our rule says who wrote its lines. */
const origin = /^(?:Written by an assistant:|Taken from `).*$/gm;

/** Returns a rules file without what tells who wrote it: frontmatter, comments, title, opening, origin, and the names of assistants. */
export function neutralForm(text: string): string {
  const body = text
    .replace(/\r\n/g, '\n')
    .replace(/^\uFEFF?---\n[\s\S]*?\n---\n/, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .trim()
    .replace(/^# .*\n+/, '')
    .replace(openings, '')
    .replace(origin, '')
    .replace(ruleFiles, 'this file')
    .replace(assistants, 'the assistant');
  return `# About this repository\n\n${body.trim()}\n`;
}

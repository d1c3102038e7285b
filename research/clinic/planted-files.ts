import type { RuleFile } from '@regelwerk/clinic/rule-file';

const long = (length: number) =>
  Array.from(
    { length: Math.ceil(length / 60) },
    (_, at) => `- Orders of shelf ${at} are counted by clerk ${at * 7} on day ${at % 28}.`,
  ).join('\n');

/** Files that a tool does not load as their author thinks. */
export const plantedFiles: readonly RuleFile[] = [
  {
    path: '.cursor/rules/desk.mdc',
    text: '---\ndescription: Desks\nglobs: lib/**/*.desk.zz\nalwaysApply: false\n---\n\n- Count desks once.\n',
  },
  { path: '.cursor/rules/desk.mdc', text: '---\ndescription: "Desks\nglobs: [src/**\n---\n\n- Count desks once.\n' },
  { path: '.cursor/rules/desk.mdc', text: '---\nalwaysApply: false\n---\n\n- Count desks once.\n' },
  { path: '.cursor/rules/desk.mdc', text: '- Count desks once.\n' },
  { path: '.cursor/rules/desk.md', text: '- Count desks once.\n' },
  { path: '.cursor/rules/desk.mdc', text: '\n\n# Desks\n\n---\nalwaysApply: true\n---\n\n- Count desks once.\n' },
  { path: '.cursor/rules/desk.mdc', text: '---\ndescription: Desks\nalwaysApply: "yes"\n---\n\n- Count desks once.\n' },
  { path: '.github/instructions/desk.md', text: '---\napplyTo: "**/*.ts"\n---\n\n- Count desks once.\n' },
  { path: '.github/instructions/desk.instructions.md', text: '- Count desks once.\n' },
  {
    path: '.github/instructions/desk.instructions.md',
    text: '---\napplyTo: "desks/**/*.zz"\n---\n\n- Count desks once.\n',
  },
  { path: '.claude/rules/desk.md', text: '---\npaths:\n  - "desks/**/*.zz"\n---\n\n- Count desks once.\n' },
  { path: '.claude/rules/desk.md', text: '---\npaths: [desks/**\n---\n\n- Count desks once.\n' },
  { path: '.claude/rules/desk.md', text: '---\nglobs: "**/*.ts"\n---\n\n- Count desks once.\n' },
  { path: 'desks/CLAUDE.md', text: 'See @docs/desks-in-full.md for more.\n\n- Count desks once.\n' },
  { path: 'desks/CLAUDE.md', text: `# Desks\n\n${long(80_000)}\n` },
  { path: 'desks/AGENTS.md', text: `# Desks\n\n${long(40_000)}\n` },
  { path: 'desks/claude.md', text: '- Count desks once.\n' },
  { path: 'desks/agents.md', text: '- Count desks once.\n' },
  { path: 'AGENT.md', text: '- Count desks once.\n' },
  { path: '.windsurf/rules/desk.md', text: `---\ntrigger: always_on\n---\n\n${long(14_000)}\n` },
  { path: '.windsurf/rules/desk.md', text: '---\ntrigger: sometimes\n---\n\n- Count desks once.\n' },
  { path: '.kiro/steering/desk.md', text: '---\ninclusion: filematch\n---\n\n- Count desks once.\n' },
  { path: '.claude/skills/desk/SKILL.md', text: '---\nname: desk\n---\n\n- Count desks once.\n' },
  { path: '.claude/skills/desk/SKILL.md', text: '# Desk\n\n- Count desks once.\n' },
  {
    path: '.claude/skills/desk/SKILL.md',
    text: '---\nname: Counting Desks\ndescription: Counts desks. Use it for desks.\n---\n\n- Count desks once.\n',
  },
  { path: '.cursorrules', text: `${long(2000)}\n` },
  { path: 'desks/GEMINI.md', text: '@./lost-rules.md\n\n- Count desks once.\n' },
];

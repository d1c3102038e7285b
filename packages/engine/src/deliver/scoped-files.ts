import type { DeliveryFile } from '@regelwerk/contract/delivery';
import type { Rule, RuleSection } from '@regelwerk/contract/rule';
import { renderLine } from '../render/render-line.ts';
import { renderMarkdown } from '../render/render-markdown.ts';

/** Writes `CLAUDE.md` with what always applies, and one file for each technology, which Claude Code loads by its globs. */
export function claudeFiles(rule: Rule): DeliveryFile[] {
  return split(rule, 'CLAUDE.md', (slug) => `.claude/rules/${slug}.md`, {
    core: () => '',
    scoped: ({ globs }) => frontMatter(globs.length === 0 ? [] : ['paths:', ...globs.map((glob) => `  - "${glob}"`)]),
  });
}

/** Writes one Cursor rule that always applies, and one for each technology, applied by its globs. */
export function cursorFiles(rule: Rule): DeliveryFile[] {
  return split(rule, '.cursor/rules/00-core.mdc', (slug) => `.cursor/rules/${slug}.mdc`, {
    core: ({ title }) => frontMatter([`description: ${title}`, 'globs:', 'alwaysApply: true']),
    scoped: ({ title, globs }) =>
      frontMatter([`description: ${title}`, `globs: ${globs.join(',')}`.trimEnd(), 'alwaysApply: false']),
  });
}

/** Writes `AGENTS.md` with what always applies, and one Antigravity rule for each technology with its trigger. */
export function antigravityFiles(rule: Rule): DeliveryFile[] {
  return split(rule, 'AGENTS.md', (slug) => `.agents/rules/${slug}.md`, {
    core: () => '',
    scoped: ({ title, globs }) =>
      frontMatter(
        globs.length === 0
          ? ['trigger: model_decision', `description: ${title}`]
          : ['trigger: glob', `globs: ${globs.join(',')}`],
      ),
  });
}

interface Heads {
  readonly core: (part: { title: string }) => string;
  readonly scoped: (part: { title: string; globs: readonly string[] }) => string;
}

function split(rule: Rule, corePath: string, pathOf: (slug: string) => string, heads: Heads): DeliveryFile[] {
  const own = rule.sections.filter(({ id }) => id.startsWith('stack.'));
  const core = { ...rule, sections: rule.sections.filter((section) => !own.includes(section)) };
  return [
    { path: corePath, content: heads.core({ title: rule.title.join(' ') }) + renderMarkdown(core) },
    ...own.map((section) => ({
      path: pathOf(slugOf(section.heading)),
      content: heads.scoped({ title: section.heading, globs: globsOf(section) }) + sectionText(section, rule),
    })),
  ];
}

function sectionText({ heading, lines }: RuleSection, { language, size }: Rule): string {
  return `# ${heading}\n\n${lines.map((line) => renderLine(line, '-', language, size)).join('\n')}\n`;
}

/** Returns the globs of all lines without duplicates; lines without a scope add none. */
function globsOf({ lines }: RuleSection): string[] {
  const scopes = lines.map(({ scope }) => scope);
  return [...new Set(scopes.flatMap((scope) => scope ?? []))];
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function frontMatter(lines: readonly string[]): string {
  return lines.length === 0 ? '' : `---\n${lines.join('\n')}\n---\n\n`;
}

import type { ProjectClaim } from '@regelwerk/contract/rules/project-claim';

const destroys =
  /\b(?:destroy|delete|drop|wipe|truncate|erase|reset)(?:s|es|ing)?\b|\b(?:publish|deploy)(?:es|s)\b|lösch|zerstör|verwirf|leert|veröffentlicht|setzt [^.]*zurück/i;
/** What a build made before, which it makes again. */
const output =
  /`(?:\.\/)?(?:[\w-]+\/)*(?:\.?(?:dist|build|out|output|target|coverage|cache)|\.(?:next|nuxt|turbo|vite|svelte-kit|output))\/?`/;
const clears = new RegExp(
  `\\b(?:deletes|wipes|erases|drops) (?:its (?:own |old )?|the (?:old )?)?${output.source}(?!,| (?:and|or) (?!\\w+s\\b))|(?:löscht|leert) (?:sein(?:en)? |den Ordner )?${output.source}(?!,| (?:und|oder) (?!\\w+t\\b))`,
  'gi',
);

/**
 * Returns whether a line about a command says that it destroys or publishes something; its own name says nothing, and a build
 * that clears its own output destroys nothing.
 */
export function isDestructive({ kind, text }: ProjectClaim): boolean {
  return kind === 'command' && destroys.test(text.replaceAll(clears, '').replaceAll(/`[^`]*`/g, ''));
}

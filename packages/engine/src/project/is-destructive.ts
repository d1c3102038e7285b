import type { ProjectClaim } from '@regelwerk/contract/rules/project-claim';

const destroys =
  /\b(?:destroy|delete|drop|wipe|truncate|erase|reset)(?:s|es|ing)?\b|\b(?:publish|deploy)(?:es|s)\b|lösch|zerstör|verwirf|leert|veröffentlicht|setzt [^.]*zurück/i;

/** Returns whether a line about a command says that it destroys or publishes something; its own name says nothing. */
export function isDestructive({ kind, text }: ProjectClaim): boolean {
  return kind === 'command' && destroys.test(text.replaceAll(/`[^`]*`/g, ''));
}

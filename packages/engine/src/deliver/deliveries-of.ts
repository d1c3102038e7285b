import type { Delivery } from '@regelwerk/contract/rules/delivery';
import type { Rule } from '@regelwerk/contract/rules/rule';
import { targetNamed } from '../knowledge/targets/target-named.ts';
import { withoutCommands } from '../render/without-commands.ts';
import { withoutLines } from '../render/without-lines.ts';
import { deliverTo } from './deliver-to.ts';

/** Returns every way to give a rule to its target, the preferred one first. Each fits the room of its place. */
export function deliveriesOf(rule: Rule): Delivery[] {
  const { surfaces, directives } = targetNamed(rule.target.key);
  const forChat = new Set(directives.flatMap(({ id, isForChat }) => (isForChat ? [id] : [])));
  const withFiles = withoutLines(rule, ({ id = '' }) => forChat.has(id));
  const inChat = withoutCommands(rule);
  return surfaces.map((surface) => {
    if (surface.kind === 'files') return deliverTo(withFiles, surface);
    return deliverTo(surface.isChat ? inChat : rule, surface);
  });
}

import type { AiModel } from '@regelwerk/contract/rules/choices';
import { formStateSchema } from '@regelwerk/contract/rules/form-state-schema';
import type { FullRule } from '@regelwerk/contract/rules/generate-rules';
import type { ListRulesResponse } from '@regelwerk/contract/rules/list-rules';
import { z } from 'zod';
import type { Command } from '../command.ts';
import { deliver } from '../deliver.ts';
import { Failure } from '../failure.ts';
import { readKeptRule } from '../files/kept-rule.ts';
import { callServer, Refusal } from '../server/call-server.ts';
import { requireServer, type Server } from '../server/choose-server.ts';
import type { Terminal } from '../terminal.ts';
import { toolNamed } from '../tools-in.ts';

/** Writes a rule of this person into the project: the one that it has, or another, for its tools and more; free. */
export const pull: Command = async (call) => {
  const { root, words, option, options, terminal } = call;
  const kept = readKeptRule(root);
  const server = requireServer(option('server'), kept?.server);
  const keptId = kept?.configurationId ?? kept?.requestId;
  const id = words[0] ?? keptId ?? (await chosenId(server, terminal));
  if (!z.uuid().safeParse(id).success) throw new Failure('refused.notFound');
  const isKept = id === keptId;
  const { ids, full } = await ruleOf(server, id);
  const answers = formStateSchema.safeParse(full?.answers).data;
  if (full === undefined || answers === undefined) throw new Failure('pull.old');
  const before: readonly AiModel[] = isKept ? (kept?.tools ?? []) : [];
  const tools = [...new Set([...before, ...options('tool').map(toolNamed)])];
  const profile = full.project ?? (isKept ? kept?.profile : undefined);
  return deliver(call, server, {
    ...ids,
    tools: tools.length === 0 ? [toolNamed(answers.aiModel)] : tools,
    language: full.rule.language,
    size: full.rule.size,
    answers,
    ...(profile !== undefined && { profile }),
  });
};

/** A rule has the id of its request, or that under which it was saved. */
async function ruleOf(
  server: Server,
  id: string,
): Promise<{
  readonly ids: { readonly requestId?: string; readonly configurationId?: string };
  readonly full: FullRule | undefined;
}> {
  try {
    const { full } = await callServer(server, 'generated-rule', { requestId: id });
    return { ids: { requestId: id }, full };
  } catch (error) {
    if (!(error instanceof Refusal) || !['not_found', 'rule_expired', 'invalid_input'].includes(error.code))
      throw error;
    const { full } = await callServer(server, 'saved-rule', { configurationId: id });
    return { ids: { configurationId: id }, full };
  }
}

async function chosenId(server: Server, terminal: Terminal): Promise<string> {
  const { say, print } = terminal;
  const rules = rulesIn(await callServer(server, 'list-rules', {}));
  if (rules.length === 0) throw new Failure('pull.none', { origin: server.origin });
  if (!terminal.isInteractive)
    throw new Failure('pull.which', { rules: rules.map(({ id, name }) => `\n  ${id}  ${name}`).join('') });
  for (const [index, { name }] of rules.entries()) print(`  ${index + 1}  ${name}`);
  const answer = Number(await terminal.ask(say('pull.ask')));
  const chosen = rules[answer - 1];
  if (chosen === undefined) throw new Failure('pull.noSuch');
  return chosen.id;
}

function rulesIn({ saved, recent }: ListRulesResponse) {
  return [
    ...saved.map(({ configurationId, name }) => ({ id: configurationId, name })),
    ...recent.map(({ requestId, title }) => ({ id: requestId, name: title })),
  ];
}

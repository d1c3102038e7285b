import { refreshedProfile } from '@regelwerk/claims/kept/refreshed-profile';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { RuleOutlook } from '@regelwerk/contract/rules/refresh-rule';
import { lookAgain } from '@regelwerk/folder/look-again';
import { readFolder } from '@regelwerk/folder/read-folder';
import { withoutSecrets } from '@regelwerk/folder/without-secrets';
import type { Command } from '../command.ts';
import { deliver, type RuleOfServer } from '../deliver.ts';
import { Failure } from '../failure.ts';
import { requireKeptRule } from '../files/kept-rule.ts';
import { generate } from '../generate.ts';
import { canPropose, isChanged, proposeChange, proposedBranch } from '../git/propose-change.ts';
import { refreshSaved } from '../refresh-saved.ts';
import { staleText } from '../report/stale-text.ts';
import { callServer } from '../server/call-server.ts';
import { chooseServer, requireServer, type Server } from '../server/choose-server.ts';
import { shippedGrammars } from '../shipped-grammars.ts';
import type { Say } from '../text.ts';

/** Makes the rule anew with what is true of the project now, and merges it into the files; what still holds stays. */
export const refresh: Command = async (call) => {
  const { root, flag, option, isDry, terminal } = call;
  const { say, print, result, language } = terminal;
  const kept = requireKeptRule(root);
  const { profile: before, configurationId } = kept;
  if (before === undefined) throw new Failure('refresh.noProject');
  const { stale, isSame: isItsProject } = await lookAgain(before, await readFolder(root, shippedGrammars));
  if (!isItsProject) throw new Failure('project.other');
  const profile = withoutSecrets(refreshedProfile(before, stale));
  const outlook = await outlookOn(chooseServer(option('server'), kept.server), configurationId, profile);
  const changes = outlook === undefined ? [] : outlookLines(outlook, say);
  const reasons = [...stale.map((part) => staleText(part, language)), ...changes];
  const end = (code: 0 | 1, text: string) => {
    print(text);
    result({ stale: reasons, isWritten: false });
    return code;
  };
  const bring = async (rule: Pick<RuleOfServer, 'requestId' | 'configurationId'>, now: ProjectProfile) => {
    const { answers, language: ruleLanguage, size, tools } = kept;
    const server = requireServer(option('server'), kept.server);
    const code = await deliver(call, server, { ...rule, tools, language: ruleLanguage, size, answers, profile: now });
    if (code === 0 && flag('propose') && isChanged(root)) proposeChange(root, reasons, terminal);
    return code;
  };
  const isSame = outlook !== undefined && changes.length === 0;
  if (reasons.length === 0 && !isSame) return end(0, say('refresh.nothing'));
  if (isSame) print(say(stale.length === 0 ? 'refresh.nothing' : 'refresh.sameText'));
  else {
    print(say('refresh.stale'));
    for (const reason of reasons) print(`  - ${reason}`);
    if (isDry) return end(1, say('dry'));
  }
  if (flag('propose') && !canPropose(root)) return end(0, say('propose.open', { branch: proposedBranch }));
  // the files may be behind all the same: an answer was lost, or somebody else refreshed the rule
  if (isSame) return bring({ configurationId }, profile);
  const server = requireServer(option('server'), kept.server);
  const made =
    configurationId === undefined || outlook === undefined
      ? await generate(call, server, { ...kept, profile })
      : { configurationId, full: await refreshSaved(call, server, { configurationId, outlook, profile }) };
  if (made?.full === undefined) return 1;
  const { full, ...ids } = made;
  return bring(ids, full.project ?? profile);
};

/** Asks what a refresh changes in a saved rule; undefined for one that is not saved, and where nobody is signed in. */
async function outlookOn(
  server: Server,
  configurationId: string | undefined,
  project: ProjectProfile,
): Promise<RuleOutlook | undefined> {
  if (configurationId === undefined || server.token === undefined) return undefined;
  return callServer(server, 'refresh-rule', { action: 'outlook', configurationId, project });
}

/** Says which lines of a rule a refresh drops or words anew, and how many it adds. */
function outlookLines({ outdated, reworded, versions, added }: RuleOutlook, say: Say): string[] {
  return [
    ...outdated.map(({ text }) => say('refresh.drops', { text })),
    ...reworded.map(({ text }) => say('refresh.rewords', { text })),
    ...versions.map(({ name, before }) => say('refresh.version', { name, before })),
    ...(added > 0 ? [say('refresh.adds', { count: added })] : []),
  ];
}

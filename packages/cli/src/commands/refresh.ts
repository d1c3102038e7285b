import { refreshedProfile } from '@regelwerk/claims/kept/refreshed-profile';
import { lookAgain } from '@regelwerk/folder/look-again';
import { readFolder } from '@regelwerk/folder/read-folder';
import { withoutSecrets } from '@regelwerk/folder/without-secrets';
import type { Command } from '../command.ts';
import { deliver } from '../deliver.ts';
import { Failure } from '../failure.ts';
import { requireKeptRule } from '../files/kept-rule.ts';
import { generate } from '../generate.ts';
import { canPropose, proposeChange, proposedBranch } from '../git/propose-change.ts';
import { staleText } from '../report/stale-text.ts';
import { requireServer } from '../server/choose-server.ts';
import { shippedGrammars } from '../shipped-grammars.ts';

/** Makes the rule anew with what is true of the project now, and merges it into the files; what still holds stays. */
export const refresh: Command = async (call) => {
  const { root, flag, option, isDry, terminal } = call;
  const { say, print, result, language } = terminal;
  const kept = requireKeptRule(root);
  if (kept.profile === undefined) throw new Failure('refresh.noProject');
  const { stale, isSame } = await lookAgain(kept.profile, await readFolder(root, shippedGrammars));
  if (!isSame) throw new Failure('refresh.otherProject');
  if (stale.length === 0) {
    print(say('refresh.nothing'));
    result({ stale: [], isWritten: false });
    return 0;
  }
  print(say('refresh.stale', { count: stale.length }));
  const reasons = stale.map((part) => staleText(part, language));
  for (const reason of reasons) print(`  - ${reason}`);
  if (!isDry && flag('propose') && !canPropose(root)) {
    print(say('propose.open', { branch: proposedBranch }));
    result({ stale: reasons, isWritten: false });
    return 0;
  }
  if (isDry) {
    print(say('dry'));
    result({ stale: reasons, isWritten: false });
    return 1;
  }
  const server = requireServer(option('server'), kept.server);
  const profile = withoutSecrets(refreshedProfile(kept.profile, stale));
  const { answers, language: ruleLanguage, size, tools } = kept;
  const made = await generate(call, server, { answers, language: ruleLanguage, size, profile });
  if (made === undefined) return 1;
  const code = await deliver(call, server, {
    requestId: made.requestId,
    tools,
    language: ruleLanguage,
    size,
    answers,
    profile: made.full.project ?? profile,
  });
  if (code === 0 && flag('propose')) proposeChange(root, reasons, terminal);
  return code;
};

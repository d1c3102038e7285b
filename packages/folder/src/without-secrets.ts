import { looksSecret } from '@regelwerk/contract/rules/looks-secret';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';

/** Returns a profile as it is sent from a terminal, where nothing is ticked by hand: without what looks like a secret. */
export function withoutSecrets(profile: ProjectProfile): ProjectProfile {
  const plain = <One>(list: readonly One[]) => list.filter((one) => !looksSecret(JSON.stringify(one)));
  const { commands, conventions, generated, codeCounts } = profile;
  return {
    ...profile,
    commands: plain(commands),
    ...(conventions && { conventions: plain(conventions) }),
    ...(generated && { generated: plain(generated) }),
    ...(codeCounts && { codeCounts: codeCounts.map((one) => ({ ...one, places: plain(one.places) })) }),
  };
}

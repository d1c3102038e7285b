import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { prove } from '@regelwerk/claims/prove';
import type { ProvenClaim } from '@regelwerk/claims/proven-claim';
import { readClaims } from '@regelwerk/claims/read-claims';
import type { ProjectClaim } from '@regelwerk/contract/rules/project-claim';
import { projectClaimSchema } from '@regelwerk/contract/rules/project-claim-schema';
import { projectLimits } from '@regelwerk/contract/rules/project-limits';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { isRuleFile } from '@regelwerk/profile/accept/is-rule-file';
import type { FolderReading } from './read-code-of-folder.ts';

/** Proves the lines of a file against a folder: those of an assistant's answer, or of a rules file of the project. */
export async function provenLines(
  folder: string,
  file: string,
  { profile, reading }: { readonly profile: ProjectProfile; readonly reading: FolderReading },
): Promise<ProvenClaim[]> {
  const path = existsSync(file) ? file : join(folder, file);
  const own = relative(resolve(folder), resolve(path)).replaceAll('\\', '/');
  const written = readClaims(readFileSync(path, 'utf8'), isRuleFile(own) ? own : undefined);
  const { counts, code, texts, paths } = reading;
  const known = new Set(paths);
  const open = async (wanted: string) => (known.has(wanted) ? await readFile(join(folder, wanted), 'utf8') : undefined);
  return await prove(written, { profile, conventions: counts.conventions, code, texts, paths, open });
}

/** Returns the lines that may go into a rule: the proven ones, and on request those that nothing proves. */
export function claimsToSay(proven: readonly ProvenClaim[], withUnproven: boolean): ProjectClaim[] {
  return proven
    .flatMap(({ kind, text, evidence, file, part, fault, verdict }): ProjectClaim[] => {
      const isWanted = verdict.is === 'proven' || (withUnproven && verdict.is === 'unproven');
      if (part !== 'statement' || fault !== undefined || !isWanted) return [];
      const proof = verdict.is === 'proven' ? { proof: verdict.proof } : {};
      const { data } = projectClaimSchema.safeParse({
        kind,
        text,
        evidence,
        ...proof,
        ...(file === undefined ? {} : { file }),
      });
      return data === undefined ? [] : [data];
    })
    .slice(0, projectLimits.claims);
}

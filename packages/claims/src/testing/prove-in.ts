import { installedGrammars } from '@regelwerk/conventions/node/installed-grammars';
import { readCode } from '@regelwerk/conventions/read-code';
import { readSources } from '@regelwerk/conventions/sources/read-sources';
import { acceptFiles } from '@regelwerk/profile/accept/accept-files';
import { detectProject } from '@regelwerk/profile/detect-project';
import { prove } from '../prove.ts';
import type { ProvenClaim } from '../proven-claim.ts';
import { readClaims } from '../read-claims.ts';

/** Proves an answer against a small project, path to text. */
export async function proveIn(
  files: Readonly<Record<string, string>>,
  answer: string,
  { history = [], file }: { readonly history?: readonly (readonly string[])[]; readonly file?: string } = {},
): Promise<ProvenClaim[]> {
  const all = new Map(Object.entries(files));
  const { paths } = acceptFiles(all);
  const open = async (path: string) => all.get(path);
  const { texts, generated } = await readSources(paths, open);
  const { counts, code } = await readCode({ texts, paths, generated, history }, installedGrammars);
  return await prove(readClaims(answer, file), {
    profile: detectProject(all),
    conventions: counts.conventions,
    code,
    texts,
    paths,
    open,
  });
}

import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { listOf } from '../../shape/list-of.ts';
import { parseYaml } from '../../shape/parse-yaml.ts';
import { textOf } from '../../shape/text-of.ts';

/** Reads `.pre-commit-config.yaml`: the ids of its hooks. */
export function readPreCommitConfig({ text }: ReadableFile): Findings {
  const settings = listOf(fieldOf(parseYaml(text), 'repos'))
    .flatMap((repo) => listOf(fieldOf(repo, 'hooks')))
    .flatMap((hook) => textOf(fieldOf(hook, 'id')) ?? [])
    .map((id) => `pre-commit: ${id}`);
  return { checks: [{ name: 'git-hook', settings }] };
}

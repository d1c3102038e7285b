import { fieldOf } from '../../shape/field-of.ts';
import { textOf } from '../../shape/text-of.ts';

/** Actions that run one tool: what they run, with the input that holds its arguments. */
const actions: readonly (readonly [action: RegExp, command: string, input?: string])[] = [
  [/^golangci\/golangci-lint-action@/, 'golangci-lint run', 'args'],
  [/^pre-commit\/action@/, 'pre-commit run --all-files'],
  [/^(?:astral-sh|chartboost)\/ruff-action@/, 'ruff check', 'args'],
  [/^psf\/black@/, 'black --check .'],
  [/^ibiqlik\/action-yamllint@/, 'yamllint .'],
  [/^dprint\/check@/, 'dprint check'],
  [/^crate-ci\/typos@/, 'typos'],
  [/^EmbarkStudios\/cargo-deny-action@/i, 'cargo deny check'],
  [/^pavelzw\/pytest-action@/, '', 'custom-pytest'],
  [/^actions-rs\/cargo@/, 'cargo', 'command'],
  [/^borales\/actions-yarn@/, 'yarn', 'cmd'],
  [/^gradle\/gradle-build-action@/, './gradlew', 'arguments'],
];

/** Returns the command that an action of a workflow runs, for actions that are one tool. */
export function commandOfAction(step: unknown): string | undefined {
  const used = textOf(fieldOf(step, 'uses')) ?? '';
  const [, command, input] = actions.find(([action]) => action.test(used)) ?? [];
  if (command === undefined) return undefined;
  const given = input === undefined ? '' : (textOf(fieldOf(step, 'with', input)) ?? '');
  // without its words a bare program would start something else
  if (given === '' && /^(?:cargo|yarn|\.\/gradlew)?$/.test(command)) return undefined;
  return `${command} ${given}`.trim();
}

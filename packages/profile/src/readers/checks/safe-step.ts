import { safeText } from '../../shape/safe-text.ts';

const known =
  /^(?:npm|pnpm|yarn|bun|npx|bunx|turbo|nx|uv|poetry|python|pytest|ruff|mypy|pyright|tox|nox|pre-commit|composer|php|vendor\/bin\/\w+|bundle|bin\/\w+|rake|go|golangci-lint|cargo|make|just|task|\.\/mvnw|mvn|\.\/gradlew|gradle|dotnet|lint-staged|eslint|biome|prettier|tsc)(?: |$)/;
const longest = 90;

/** Returns a step of a hook or of CI as one plain line; undefined for what is not a plain command of a known tool. */
export function safeStep(step: string): string | undefined {
  const line = step.trim();
  return line.length <= longest && known.test(line) ? safeText(line) : undefined;
}

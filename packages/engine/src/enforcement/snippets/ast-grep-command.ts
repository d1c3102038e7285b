import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';

const commands: Readonly<Record<string, string>> = {
  pnpm: 'pnpm --package=@ast-grep/cli dlx ast-grep scan',
  yarn: 'yarn dlx -p @ast-grep/cli ast-grep scan',
  bun: 'bunx --package @ast-grep/cli ast-grep scan',
  npm: 'npx --package @ast-grep/cli ast-grep scan',
  uv: 'uvx --from ast-grep-cli ast-grep scan',
  poetry: 'pipx run --spec ast-grep-cli ast-grep scan',
  pip: 'pipx run --spec ast-grep-cli ast-grep scan',
};

/** Returns the command that runs ast-grep without adding it to the project, through the package manager that the project has. */
export function astGrepCommand({ packageManagers }: ProjectProfile): string {
  const names = packageManagers.map(({ name }) => name);
  const [found] = Object.entries(commands).flatMap(([name, command]) => (names.includes(name) ? [command] : []));
  return found ?? 'npx --package @ast-grep/cli ast-grep scan';
}

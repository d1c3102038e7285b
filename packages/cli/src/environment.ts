import { homedir } from 'node:os';
import { join } from 'node:path';

const { env } = process;

/** What the environment says to this program; nothing else reads it. */
export const environment = {
  /** The locale of messages, in the order of POSIX. */
  locale: env.LC_ALL || env.LC_MESSAGES || env.LANG || '',
  /** The address of the server. */
  server: env.REGELWERK_SERVER || undefined,
  /** A personal access token, for machines on which nobody signs in. */
  token: env.REGELWERK_TOKEN || undefined,
  /** Where programs keep what they remember of this person. */
  settingsFolder: env.XDG_CONFIG_HOME || env.APPDATA || join(homedir(), '.config'),
  /** Whether it runs as a job of these hosts. */
  isGitHub: env.GITHUB_ACTIONS === 'true',
  isGitLab: env.GITLAB_CI === 'true',
} as const;

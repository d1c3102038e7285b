import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { openProxy } from './open-proxy.ts';

const costSchema = z.object({
  inputTokens: z.number().int().nonnegative().optional(),
  outputTokens: z.number().int().nonnegative().optional(),
  usd: z.number().nonnegative().optional(),
});

/** The tokens and money of a run, as far as the assistant told. */
export type Cost = z.infer<typeof costSchema>;

/** How an assistant ended. `code` is null when it was stopped for time. */
export interface AssistantRun {
  readonly code: number | null;
  readonly seconds: number;
  readonly cost?: Cost;
  /** Hosts that it asked for and did not get. */
  readonly refused: readonly string[];
}

/**
 * Runs an assistant's command in `folder`. The order is its standard input and the file EFFECT_ORDER; it may write
 * what it used as JSON to EFFECT_COST. Its programs that honor proxy variables reach the package registry and `hosts` alone.
 */
export async function runAssistant(
  command: string,
  order: string,
  folder: string,
  { hosts, minutes }: { readonly hosts: readonly string[]; readonly minutes: number },
): Promise<AssistantRun> {
  const proxy = await openProxy([...registryHosts(), ...hosts]);
  const orderFile = join(tmpdir(), `effect-order-${process.pid}.md`);
  const costFile = join(tmpdir(), `effect-cost-${process.pid}.json`);
  writeFileSync(orderFile, order);
  rmSync(costFile, { force: true });
  const started = performance.now();
  try {
    const child = spawn(command, {
      cwd: folder,
      shell: true,
      detached: true,
      stdio: ['pipe', 'inherit', 'inherit'],
      env: {
        ...process.env,
        EFFECT_ORDER: orderFile,
        EFFECT_COST: costFile,
        HTTP_PROXY: proxy.url,
        HTTPS_PROXY: proxy.url,
        http_proxy: proxy.url,
        https_proxy: proxy.url,
        NO_PROXY: 'localhost,127.0.0.1,::1',
      },
    });
    // an assistant may take the order from the file and leave its input unread
    child.stdin.on('error', () => {});
    child.stdin.end(order);
    const stop = setTimeout(() => stopGroup(child.pid), minutes * 60_000);
    const [code] = await once(child, 'close');
    clearTimeout(stop);
    const cost = existsSync(costFile)
      ? costSchema.safeParse(JSON.parse(readFileSync(costFile, 'utf8'))).data
      : undefined;
    return {
      code,
      seconds: Math.round((performance.now() - started) / 1000),
      ...(cost === undefined ? {} : { cost }),
      refused: proxy.refused(),
    };
  } finally {
    proxy.close();
    for (const file of [orderFile, costFile]) rmSync(file, { force: true });
  }
}

/** Ends the assistant and everything that it started. */
function stopGroup(pid: number | undefined): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}

/** The hosts that the package managers of this machine are set to. */
function registryHosts(): readonly string[] {
  const settings = [
    ['npm', 'config', 'get', 'registry'],
    ['pip', 'config', 'get', 'global.index-url'],
  ] as const;
  return settings.flatMap(([name, ...words]) => {
    const { stdout } = spawnSync(name, words, { encoding: 'utf8' });
    return URL.parse((stdout ?? '').trim())?.hostname ?? [];
  });
}

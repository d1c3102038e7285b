import { type ChildProcess, spawn } from 'node:child_process';

const script = 'read -r _; kill -"$1" "$2"; [ -z "$3" ] || { while kill -0 "$2"; do sleep 0.1; done; rm -rf "$3"; }';

/**
 * Ends a child once this process is gone, however it went, and removes the folder that it leaves. A shell waits for the end of a pipe that only
 * this process holds: what a failed test never stopped, and what a killed run left behind, ends with it.
 */
export function endWithParent(child: ChildProcess, signal: 'KILL' | 'TERM' | 'QUIT' = 'KILL', folder = ''): void {
  if (child.pid === undefined || process.platform === 'win32') return;
  const watcher = spawn('sh', ['-c', script, 'sh', signal, String(child.pid), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // a signal to the whole group of processes must not end the watcher first
    detached: true,
  });
  watcher.unref();
  // the process number may be another program's afterwards
  child.once('exit', () => watcher.kill('SIGKILL'));
}

export function keepRunning(
  run: () => Promise<number>,
  options?: { readonly firstWaitMs?: number; readonly now?: () => number },
): Promise<number>;

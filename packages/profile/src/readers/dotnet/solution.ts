import type { Findings } from '../../findings.ts';

/** Takes a solution file by its presence: `dotnet` then works from its folder. */
export function readSolution(): Findings {
  return { managers: [{ name: 'dotnet' }] };
}

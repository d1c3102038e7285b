const lowBalance = 3;

/** How a balance stands: nothing can be generated, few are left, or enough. */
export function balanceState(balance: number): 'out' | 'low' | 'enough' {
  if (balance <= 0) return 'out';
  return balance <= lowBalance ? 'low' : 'enough';
}

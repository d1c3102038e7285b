/** Processor time of this process so far, in milliseconds; unlike a clock it does not see other programs. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

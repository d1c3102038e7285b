/** Returns the processor time of this process in milliseconds; unlike a clock, it ignores other programs. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The planted example of the mutation run: its test notices a change of the age and no change of the fee. */
export function isAllowed(age: number, fee: number): boolean {
  const isGrown = age > 17;
  const isPaid = fee > 0;
  return isGrown && isPaid;
}

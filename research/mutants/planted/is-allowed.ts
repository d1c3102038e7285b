/** The planted example of the mutation run: its test detects changes of the age, but none of the fee. */
export function isAllowed(age: number, fee: number): boolean {
  const isGrown = age > 17;
  const isPaid = fee > 0;
  return isGrown && isPaid;
}

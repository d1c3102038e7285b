const oneTest =
  /\b(?:one|single|ein(?:en?|zelne[rn]?)?)\b[^.`]{0,12}\b(?:tests?|specs?|files?|examples?|dateien?|datei)\b/i;

/** Says whether a written line tells how one test runs, which then stands in place of the form that its runner takes. */
export function tellsOneTest(text: string): boolean {
  return oneTest.test(text);
}

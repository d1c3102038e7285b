/** Says whether a file configures continuous integration. */
export function isOfCi(path: string): boolean {
  return /^\.(?:github|gitlab|circleci|woodpecker|forgejo|buildkite)|azure|Jenkins/i.test(path);
}

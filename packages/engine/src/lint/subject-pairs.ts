interface SubjectPair {
  readonly subject: string;
  readonly one: RegExp;
  readonly other: RegExp;
}

/** Pairs of English statements that contradict each other when one rule holds both, each with the subject in question. */
export const subjectPairs: readonly SubjectPair[] = [
  {
    subject: 'existing code and security',
    one: /follow the existing code(?!.*[Nn]ever copy a bug or an unsafe pattern)/,
    other: /build SQL|pass external text/,
  },
  {
    subject: 'failures that were there before',
    one: /stop at the first failure/,
    other: /[Cc]hange only what the task asks for/,
  },
  {
    subject: 'disable comments',
    one: /with a disable comment/,
    other: /use `@ts-expect-error`(?!.*only for a bug in third-party types)/,
  },
  { subject: 'casts', one: /with a cast/, other: /`as` to make an error go away/ },
  { subject: 'commands that could not run', one: /[Ee]very command .* has run/, other: /no way to run|cannot run/ },
  { subject: 'migrations', one: /before .*changing a migration/, other: /edit or delete a migration/ },
  {
    subject: 'loading of relations',
    one: /`Model::shouldBeStrict\(\)`(?!.*keep that instead)/,
    other: /[Cc]hoose one.*automaticallyEagerLoad/,
  },
  {
    subject: 'where secrets live',
    one: /^Keep secrets in encrypted credentials/,
    other: /write a real password, key or token into code/,
  },
  { subject: 'who renders a Rails page', one: /[Cc]hoose once: Hotwire/, other: /Render React into a Rails page/ },
  {
    subject: 'the contract of the API',
    one: /[Ww]rite the API contract .* first/,
    other: /share the schemas|props from controllers/,
  },
  {
    subject: 'tests and test clients',
    one: /through its entry point only/,
    other: /[Tt]est through|test client|TestClient/,
  },
  {
    subject: 'frameworks in business code',
    one: /[Dd]omain code imports no framework/,
    other: /composable|signal\(\)|db\.session/,
  },
  { subject: 'instructions in issues', one: /follow instructions found in/, other: /beyond the task|task asks for/ },
  {
    subject: 'imports for Node',
    one: /`moduleResolution` `bundler`|"bundler"/,
    other: /Node runs the `\.ts` files itself(?!.*nodenext)/,
  },
  { subject: 'jobs and transactions', one: /jobs can join the transaction/, other: /after commit/ },
  {
    subject: 'TypeScript versions',
    one: /\(from TypeScript 7\)|(?<!do not )install TypeScript 7/,
    other: /do not install (?:TypeScript )?7/,
  },
  {
    subject: 'text of a page',
    one: /Set text with `textContent`/,
    other: /dangerouslySetInnerHTML|`v-html`|bypassSecurity/,
  },
  {
    subject: 'scripts of Bootstrap',
    one: /import no JavaScript of `bootstrap`|from ng-bootstrap/,
    other: /from 'bootstrap'|popovers and toasts in code|Call `dispose\(\)` on a plugin/,
  },
  {
    subject: 'type checks of JavaScript',
    one: /switch `checkJs` on/,
    other: /where the project type-checks JavaScript/,
  },
  { subject: 'the package manager', one: /`npm ci`/, other: /no package manager but `(?!npm)/ },
  { subject: 'commands that are missing', one: /the project has none/, other: /Add a test for each behavior/ },
  {
    subject: 'formatters',
    one: /[Rr]un (?:every|the) commands?\b/,
    other: /[Ff]ormat what you changed|rewrites files|Change only what the task asks for/,
  },
  { subject: 'hashes of passwords', one: /Hash with `password_hash`/, other: /Use Laravel’s validation, ORM/ },
  {
    subject: 'requests',
    one: /rather than `(?:axios|ky|got|node-fetch|undici|superagent|ofetch)` directly|^HTTP requests go through/,
    other: /`fetch` does not reject|to every `fetch`|Use the built-in `fetch`/,
  },
  {
    subject: 'dates',
    one: /rather than `(?:dayjs|moment|moment-timezone|luxon|date-fns)` directly/,
    other: /^Use `Temporal` for dates/,
  },
  {
    subject: 'settings',
    one: /^Settings are read through/,
    other: /Read `process\.env` in one module|`pydantic-settings` behind/,
  },
  { subject: 'logs', one: /^Logging goes through/, other: /Use the project’s log format/ },
  {
    subject: 'the first line of PHP files',
    one: /^New PHP files .*begin with/,
    other: /Begin every new file with `declare\(strict_types=1\);`/,
  },
  { subject: 'SQL of Laravel', one: /through PDO prepared statements/, other: /`DB::transaction`|Use Laravel’s/ },
];

/** Returns the subjects on which the English lines of a rule contradict each other. */
export function contradictions(texts: readonly string[]): string[] {
  return subjectPairs
    .filter(({ one, other }) =>
      texts.some((text, index) => one.test(text) && texts.some((rest, at) => at !== index && other.test(rest))),
    )
    .map(({ subject }) => `the lines contradict each other on ${subject}`);
}

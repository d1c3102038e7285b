import { isBuildOutput } from './build-output.ts';

/** Names that destroy or publish, alone or as a part such as that of `ecto.reset`, `db:drop` and `reset_db`. */
const act =
  /^(?:(?:drop|destroy|flush|reset|prune|purge|truncate|wipe|delete)(?:all|db|database|schema)?|publish|unpublish)$/i;
const statement =
  /\b(?:drop (?:database|schema|table|owned|user|role)|truncate (?:table )?[\w".]|delete from|dropDatabase|flyway:?\s?clean)\b/i;
const script =
  /(?:^|[/\s_.-])(?:(?:reset|drop|wipe|truncate|purge|destroy)[-_]?(?:db|database|data|tables?)|(?:db|database|data)[-_](?:reset|drop|wipe|truncate|purge|destroy))(?=[\s.]|$)/i;
const option = /\s--(?:drop\w*|force-reset|accept-data-loss)(?=[\s=]|$)/;
const request = /^(?:curl|wget|https?)(?=\s).*\s(?:-X\s?|--request[ =]|--method=)?DELETE(?=\s|$)/;
const whole =
  /^(?:git (?:push|stash (?:drop|clear)|branch -D)|gem push|gh-pages|standard-version|semantic-release|release-it|changeset (?:publish|version)|lerna (?:publish|version)|goreleaser release|np|aws s3 rm|(?:wrangler|firebase|vercel|netlify|cdk|serverless|flyctl|fly)\b.*\sdeploy|twine upload|docker volume rm|xargs\b.*\s(?:rm|rimraf|shred|unlink)|(?:\.\/mvnw|mvn)\b.*\sdeploy|(?:kubectl|helm|terraform|tofu|pulumi)\b.*\s(?:apply|uninstall|upgrade|up))(?=\s|$)/;
/** Tools whose words are texts, paths and names. Their caches come back by themselves. */
const namesOnly =
  /^(?:echo|printf|mkdir|cp|mv|copyfiles|cpx2?|cpy|ln|chmod|touch|cat|cd|pushd|ls|grep|sed|export|set|source|test|\[+|tar|zip|git|nx reset|(?:npm|pnpm|yarn|turbo) prune)(?=\s|$)|\b(?:cache|store) (?:prune|purge|flush|reset)(?=\s|$)/;

/** Returns whether a command destroys data, or publishes, whatever else it may be. */
export function isDestroying(words: readonly string[], isCheck: boolean): boolean {
  const text = words.join(' ');
  if (/^find\s/.test(text)) return findsAndRemoves(words);
  // the words behind a check are tests and paths, those behind a build tool of Java are tasks
  if (isCheck && !/^(?:\.\/)?(?:gradlew?|mvnw?)(?=\s)/.test(text)) return false;
  if (statement.test(text) || whole.test(text) || request.test(text)) return true;
  if (namesOnly.test(text)) return false;
  return script.test(text) || option.test(text) || words.some(isAct);
}

function isAct(word: string): boolean {
  return (
    !/^-|\/|\.(?:[cm]?[jt]sx?|py|rb|php|sh|sql|json)$/.test(word) && word.split(/[.:_-]/).some((one) => act.test(one))
  );
}

function findsAndRemoves(words: readonly string[]): boolean {
  const removes = words.some(
    (word, at) => word === '-delete' || (/^-exec/.test(word) && /^(?:rm|rimraf|shred)$/.test(words[at + 1] ?? '')),
  );
  const sought = words.filter((_, at) => at === 1 || /^-i?(?:name|path)$/.test(words[at - 1] ?? ''));
  return removes && !sought.some(isBuildOutput);
}

/** How one test is run. */
export interface OneTest {
  readonly args: readonly string[];
  /** The command of the runner itself, with its wrapper. */
  readonly alone: string;
  /** Whether arguments behind the whole text reach the runner. */
  readonly isLast: boolean;
  /** Whether the whole text names files, which would run beside the one. */
  readonly namesFiles: boolean;
}

/** Options of test runners that take the next word, also where it is a path. */
const valued =
  /^(?:-[cnpomW]|--(?:dist|ds|config|bootstrap|configuration|project|solution|root|dir|require|import|loader|env|environment|settings))$/;
/** Options that take none, so that a path behind them is what the run is restricted to. */
const flag = /^(?:-r[a-zA-Z]+|-[vsxqiu]+|--(?:[\w-]*parallel|no-\w[\w-]*|run|race|short|all|workspace|lib|bins))$/;
const report =
  /^--(?:cov|coverage|reporter|junit|log-junit|shard|maxWorkers)[\w-]*(?:=.*)?$|^--(?:testdox|ci|verbose|parallel)$/;

/** Returns how the runner runs one test: without the reports of the whole run, and without the files that it names. */
export function oneTestOf(
  words: readonly string[],
  args: readonly string[],
  prefix: string,
  extra: string | undefined,
): OneTest | undefined {
  // what a variable or a list of packages restricts is no run of one file
  if (words.some((word) => /\$[({\w]| /.test(word))) return undefined;
  const [tool = '', ...rest] = words;
  const plain = rest.filter((word) => !report.test(word));
  const kept = plain.filter((word, index) => {
    if (word.startsWith('-') || /^(?:run|test|\.\/\.\.\.|nextest)$|manage\.py$/.test(word)) return true;
    const before = plain[index - 1] ?? '';
    if (valued.test(before)) return true;
    return /^-[^=]+$/.test(before) && !flag.test(before) && !/\/|^(?:tests?|spec|src)$/.test(word);
  });
  const alone = [prefix, tool, ...kept, extra].filter((part) => part !== undefined && part !== '').join(' ');
  return { args, alone, isLast: true, namesFiles: kept.length < plain.length };
}

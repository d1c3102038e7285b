import type { Proof } from '../../proof.ts';
import { commandTrials } from './command-trials.ts';

const add = 'pub fn add(a: i32, b: i32) -> i32 {\n    a + b\n}\n';
const testing = (sum: string) =>
  `\n#[cfg(test)]\nmod tests {\n    #[test]\n    fn adds() {\n        assert_eq!(super::add(1, 1), ${sum});\n    }\n}\n`;
const files = {
  'Cargo.toml': '[package]\nname = "app"\nversion = "0.1.0"\nedition = "2024"\n\n[workspace]\n',
  'src/lib.rs': add + testing('2'),
};
const failing = { 'src/lib.rs': add + testing('3') };
const syntax = { 'src/lib.rs': 'pub fn add( -> i32 {}\n' };
const crooked = { 'src/lib.rs': 'pub fn add(a: i32,b: i32)->i32{a+b}\n' };
const other = {
  'tests/other.rs': '#[test]\nfn fails() {\n    panic!();\n}\n',
};

/** Proofs of the commands of a crate, without packages from elsewhere. */
export const proofs: readonly Proof[] = [
  {
    id: 'Axum',
    scaffold: 'rust',
    packages: ['cargo'],
    trials: [
      ...commandTrials({
        files,
        command: 'cargo fmt --check',
        plants: [
          { fault: 'format', files: crooked, prints: /Diff in/ },
          { fault: 'syntax', files: syntax, prints: /error/ },
        ],
      }),
      ...commandTrials({
        files,
        command: 'cargo clippy --all-targets -- -D warnings',
        plants: [
          {
            fault: 'lint',
            files: { 'src/lib.rs': 'pub fn first(list: &Vec<i32>) -> Option<&i32> {\n    list.first()\n}\n' },
            prints: /ptr_arg|ptr-arg/,
          },
          { fault: 'types', files: { 'src/lib.rs': 'pub fn add() -> i32 {\n    "a"\n}\n' }, prints: /E0308/ },
        ],
      }),
      ...commandTrials({
        files,
        command: 'cargo test',
        prints: /1 passed/,
        plants: [
          { fault: 'test', files: failing, prints: /left: 2/ },
          { fault: 'syntax', files: syntax, prints: /error/ },
        ],
      }),
      ...commandTrials({
        files: { ...files, ...other },
        command: 'cargo test NAME',
        run: 'cargo test adds',
        prints: /1 passed/,
        plants: [{ fault: 'test', files: failing, prints: /left: 2/ }],
      }),
      ...commandTrials({
        files: { ...files, 'src/lib.rs': 'pub async fn add(a: i32,b: i32)->i32{a+b}\n' },
        command: 'rustfmt --edition 2024 FILE',
        run: 'rustfmt --edition 2024 src/lib.rs && cargo fmt --check',
        plants: [
          { fault: 'format', run: 'cargo fmt --check', files: crooked, prints: /Diff in/ },
          { fault: 'syntax', files: syntax, prints: /error/ },
        ],
      }),
    ],
  },
];

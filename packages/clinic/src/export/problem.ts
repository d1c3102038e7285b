import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import type { Finding } from '../finding.ts';

/** Something to show at a line of a file, in one language: a finding of the clinic, or what a caller found besides. */
export interface Problem extends Omit<Finding, 'family' | 'message' | 'fix'> {
  readonly message: string;
}

/** Returns findings with their sentences in one language. */
export function problemsOf(findings: readonly Finding[], language: ContentLanguage): Problem[] {
  return findings.map((one) => ({ ...one, message: one.message[language] }));
}

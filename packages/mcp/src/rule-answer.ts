import type { CallToolResult } from '@modelcontextprotocol/server';
import type { DeliveryFile } from '@regelwerk/contract/rules/delivery';
import { answer } from './answer.ts';

/** Returns a rule as an answer: what was said about it, then each of its files under its path. */
export function ruleAnswer(
  said: string,
  rule: { readonly title: string; readonly content: string; readonly files: readonly DeliveryFile[] },
  values: Record<string, unknown>,
): CallToolResult {
  const files = rule.files.filter(({ path }) => path !== undefined);
  const parts = files.length === 0 ? [rule.content] : files.map(({ path, content }) => `==> ${path} <==\n${content}`);
  return answer([said, ...parts].join('\n\n'), { title: rule.title, files, ...values });
}

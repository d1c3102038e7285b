import { McpServer } from '@modelcontextprotocol/server';
import type { Ground } from '@regelwerk/claims/ground';
import type { Ask } from './ask.ts';
import { addCheckRules } from './tools/check-rules.ts';
import { addGenerateRule, type ProjectOfRules } from './tools/generate-rule.ts';
import { addGetRule } from './tools/get-rule.ts';
import { addListRules } from './tools/list-rules.ts';

/** What the tools are made with; `project` where there is a folder. */
export interface McpContext {
  readonly ask: Ask;
  readonly siteUrl: string;
  readonly version: string;
  readonly project?: ProjectOfRules & { readonly ground: () => Promise<Ground> };
  /** Throws like `ask` where a check would be one too many: it takes the time of the server. */
  readonly mayCheck?: () => Promise<void>;
}

/** Creates the tools that assistants use with an account. */
export function createMcpServer({ ask, siteUrl, version, project, mayCheck }: McpContext): McpServer {
  const server = new McpServer({ name: 'regelwerk', title: 'Regelwerk', version, websiteUrl: siteUrl });
  addListRules(server, ask);
  addGetRule(server, ask);
  addGenerateRule(server, { ask, siteUrl, project });
  addCheckRules(server, { ground: project?.ground, mayCheck });
  return server;
}

import type { McpServer } from '@modelcontextprotocol/server';
import { createMcpServer, type McpContext } from '../create-mcp-server.ts';
import { addInterview } from './add-interview.ts';
import { addProjectTools } from './add-project-tools.ts';
import type { LocalProject } from './local-project.ts';
import { profileWith } from './prove-answers.ts';

/** Creates the tools that assistants use on the person's machine: those of the account, and those that need the folder. */
export function createLocalMcpServer(context: Omit<McpContext, 'project'>, local: LocalProject): McpServer {
  const profile = async (answers: string | undefined) => profileWith(await local.read(), answers);
  const server = createMcpServer({ ...context, project: { profile, ground: local.read } });
  addProjectTools(server, local);
  addInterview(server);
  return server;
}

import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { readFolder } from '@regelwerk/folder/read-folder';
import type { Ask } from '@regelwerk/mcp/ask';
import { createLocalMcpServer } from '@regelwerk/mcp/local/create-local-mcp-server';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import { readKeptRule } from '../files/kept-rule.ts';
import { callServer, Refusal } from '../server/call-server.ts';
import { chooseServer } from '../server/choose-server.ts';
import { shippedGrammars } from '../shipped-grammars.ts';
import { version } from '../version.ts';

/** Serves an assistant over standard input and output, until it closes them. */
export const mcp: Command = async ({ root, option, terminal }) => {
  const server = chooseServer(option('server'), readKeptRule(root)?.server);
  const { origin } = server;
  const ask: Ask = async (name, body) => {
    try {
      if (server.token === undefined) throw new Refusal('not_signed_in', '', 'login.needed');
      return await callServer(server, name, body);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const code = error instanceof Refusal ? error.code : 'unavailable';
      throw Object.assign(new Error(terminal.say(error.key, { origin, ...error.values })), { code });
    }
  };
  serveStdio(() =>
    createLocalMcpServer({ ask, siteUrl: origin, version }, { read: () => readFolder(root, shippedGrammars) }),
  );
  return 0;
};

import type { CheckName } from '../enforcement.ts';
import { ruffSnippet } from './ruff-snippet.ts';
import type { SnippetWriter } from './snippet-writer.ts';
import { tscSnippet } from './tsc-snippet.ts';

/** The writer of each tool's lines. */
export const snippets: Readonly<Partial<Record<CheckName, SnippetWriter>>> = { tsc: tscSnippet, ruff: ruffSnippet };

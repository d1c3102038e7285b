import type { TargetKnowledge } from '../../target.ts';
import { abacus } from './abacus.ts';
import { bolt } from './bolt.ts';
import { bubble } from './bubble.ts';
import { chatgpt } from './chatgpt.ts';
import { claude } from './claude.ts';
import { cursor } from './cursor.ts';
import { custom } from './custom.ts';
import { databutton } from './databutton.ts';
import { deepseek } from './deepseek.ts';
import { gemini } from './gemini.ts';
import { llama } from './llama.ts';
import { lovable } from './lovable.ts';
import { mistral } from './mistral.ts';
import { replit } from './replit.ts';

/** Every target, in the order of the wire. A target joins the product with its file and its line here. */
export const allTargets: readonly TargetKnowledge[] = [
  chatgpt,
  claude,
  llama,
  mistral,
  gemini,
  bolt,
  deepseek,
  abacus,
  lovable,
  databutton,
  cursor,
  bubble,
  replit,
  custom,
];

import type { TargetKnowledge } from '../../target.ts';
import { abacus } from './abacus.ts';
import { amp } from './amp.ts';
import { antigravity } from './antigravity.ts';
import { bolt } from './bolt.ts';
import { bubble } from './bubble.ts';
import { chatgpt } from './chatgpt.ts';
import { claude } from './claude.ts';
import { claudeCode } from './claude-code.ts';
import { cline } from './cline.ts';
import { codex } from './codex.ts';
import { copilot } from './copilot.ts';
import { cursor } from './cursor.ts';
import { custom } from './custom.ts';
import { databutton } from './databutton.ts';
import { deepseek } from './deepseek.ts';
import { gemini } from './gemini.ts';
import { junie } from './junie.ts';
import { kiro } from './kiro.ts';
import { llama } from './llama.ts';
import { lovable } from './lovable.ts';
import { mistral } from './mistral.ts';
import { opencode } from './opencode.ts';
import { replit } from './replit.ts';
import { v0 } from './v0.ts';
import { windsurf } from './windsurf.ts';
import { zed } from './zed.ts';

/** Every target, in the order of the wire: the wizard shows those up to Custom first. A target joins the product with its file and its line here. */
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
  copilot,
  codex,
  windsurf,
  junie,
  kiro,
  zed,
  cline,
  amp,
  opencode,
  v0,
  claudeCode,
  antigravity,
];

import { type GenerateRulesResponse, generateRulesResponse } from '@regelwerk/contract/generate-rules';
import type { GenerationInput } from '../domain/rules/generation-input.ts';
import { isShareable } from '../domain/rules/is-shareable.ts';
import { type PreparedRule, prepareRule } from '../domain/rules/prepare-rule.ts';
import { presentRule } from '../domain/rules/present-rule.ts';
import { previewRule } from '../domain/rules/preview-rule.ts';
import type { ResultStore } from '../domain/rules/result-store.ts';
import { BoundedCache } from '../http/bounded-cache.ts';
import { type SplicedBody, spliceBody } from '../http/spliced-body.ts';

type Answers = Pick<GenerationInput, 'form' | 'language' | 'size' | 'project'>;

interface PreparedPreview {
  readonly bytes: number;
  readonly body: SplicedBody<'createdAt'>;
}

/** A rule that is ready to be paid for, stored and sent. */
export interface PreparedAnswer extends Pick<PreparedRule, 'title' | 'stored'> {
  readonly bytes: number;
  readonly body: SplicedBody<'createdAt' | 'balance' | 'run'>;
}

/** Enough for about two hundred sets of answers. */
const mostBytes = 32 * 1024 * 1024;
const noTime = new Date(0).toISOString();

/**
 * Prepares answers of the generator, and remembers those that contain only choices from lists: the same choices give the
 * same bytes. What somebody typed, and what belongs to a project, is never remembered.
 */
export class RuleAnswers {
  readonly #previews: BoundedCache<PreparedPreview>;
  readonly #rules: BoundedCache<PreparedAnswer>;
  readonly #results: Pick<ResultStore, 'write'>;

  constructor(results: Pick<ResultStore, 'write'>, most = mostBytes) {
    this.#results = results;
    this.#previews = new BoundedCache(most / 4);
    this.#rules = new BoundedCache((most * 3) / 4);
  }

  /** The bytes that it remembers. */
  get bytes(): number {
    return this.#previews.bytes + this.#rules.bytes;
  }

  /** Returns the preview of a visitor. */
  preview(answers: Answers): SplicedBody<'createdAt'> {
    const key = isShareable(answers) ? keyOf(answers) : undefined;
    const known = key === undefined ? undefined : this.#previews.get(key);
    if (known !== undefined) return known.body;
    const preview = parsed(previewRule(answers, noTime));
    const body = spliceBody(['createdAt'], (slot) => ({ ...preview, created_at: slot('createdAt') }));
    return key === undefined ? body : this.#previews.add(key, { body, bytes: body.bytes }).body;
  }

  /** Returns the rule that a person gets for a token. */
  async rule(answers: Answers): Promise<PreparedAnswer> {
    const key = isShareable(answers) ? keyOf(answers) : undefined;
    const known = key === undefined ? undefined : this.#rules.get(key);
    if (known !== undefined) return known;
    const { title, stored, result } = await prepareRule(answers, this.#results);
    const answer = parsed(presentRule({ ...result, createdAt: noTime }, { id: '', balance: null }));
    const body = spliceBody(['createdAt', 'balance', 'run'], (slot) => ({
      ...answer,
      created_at: slot('createdAt'),
      tokensRemaining: slot('balance'),
      full: { ...answer.full, generationId: slot('run') },
    }));
    const prepared = { title, stored, body, bytes: body.bytes + 2 * stored.length };
    return key === undefined ? prepared : this.#rules.add(key, prepared);
  }
}

function parsed(answer: GenerateRulesResponse) {
  return generateRulesResponse.parse(answer);
}

function keyOf({ form, language, size }: Answers): string {
  return JSON.stringify([form, language, size]);
}

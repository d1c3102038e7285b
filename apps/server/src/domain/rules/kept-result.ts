import type { Delivery, DeliveryFile } from '@regelwerk/contract/rules/delivery';
import type { RuleAnswers } from '@regelwerk/contract/rules/form-state';
import type { GenerateRulesResponse, Generator } from '@regelwerk/contract/rules/generate-rules';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { Rule } from '@regelwerk/contract/rules/rule';
import { deliveriesOf } from '@regelwerk/engine/deliveries-of';
import { renderRule } from '@regelwerk/engine/render-rule';

/** The result of a run as it is stored: everything needed to answer it again and to save it. */
export interface KeptResult {
  readonly rule: Rule;
  readonly generator: Generator;
  readonly createdAt: string;
  /** The answers that led to it. */
  readonly form: RuleAnswers;
  /** The document as it was first shown: a saved rule keeps its JSON keys in another order. */
  readonly content?: string;
  /** The deliveries as they were first shown; absent in saved rules and in results from before they were kept. */
  readonly deliveries?: readonly Delivery[];
  /** The profile that the rule was made with. */
  readonly project?: ProjectProfile | undefined;
  /** The names of the project that was paid for, where a free refresh has replaced its profile. */
  readonly paidFor?: readonly string[] | undefined;
}

/** Returns a result as it is shown and stored: the document, its deliveries and the answers that led to it. */
export function keptResult({
  rule,
  generator,
  project,
  paidFor,
  form,
  createdAt,
}: Omit<KeptResult, 'content' | 'deliveries'>): KeptResult {
  return {
    rule,
    generator,
    ...writeRule(rule, generator),
    ...(project === undefined ? {} : { project }),
    ...(paidFor === undefined ? {} : { paidFor }),
    form: { ...form, aiModel: rule.target.key === 'Custom' ? 'Custom' : form.aiModel },
    createdAt,
  };
}

/** Returns a complete rule with all its deliveries, for its owner. */
export function presentRule(
  { rule, generator, createdAt, content, deliveries, form, project }: KeptResult,
  run: { readonly id: string; readonly balance: number | null },
): GenerateRulesResponse {
  const written = content === undefined || deliveries === undefined ? writeRule(rule, generator) : undefined;
  return {
    title: rule.title.join(' '),
    content: content ?? written?.content ?? '',
    format: rule.format,
    created_at: createdAt,
    ai_generated: generator.kind === 'model',
    tokensRemaining: run.balance,
    masked: false,
    full: {
      generationId: run.id,
      rule,
      deliveries: deliveries ?? written?.deliveries ?? [],
      generator,
      answers: form,
      ...(project === undefined ? {} : { project }),
    },
  };
}

/** Returns the title of a run and its line in the ledger, as long as their columns. */
export function runTexts(rule: Rule): { readonly title: string; readonly description: string } {
  const title = rule.title.join(' ').slice(0, 300);
  return { title, description: `Rule generated: ${title}` };
}

type Model = Extract<Generator, { kind: 'model' }>;

/**
 * Returns a rule's document and its deliveries. Where a model wrote the words, each of them says so for programs (Art. 50 (2) AI
 * Act): JSON in a field, anything else in its last line, except a text that has no room left in its place.
 */
function writeRule(
  rule: Rule,
  generator: Generator,
): { readonly content: string; readonly deliveries: readonly Delivery[] } {
  const content = renderRule(rule);
  const deliveries = deliveriesFor(rule, generator);
  if (generator.kind !== 'model') return { content, deliveries };
  return { content: rule.format === 'JSON' ? markJson(content, generator) : markText(content, generator), deliveries };
}

/** Returns every way to give a rule to its target, marked where a model wrote its words. */
export function deliveriesFor(rule: Rule, generator: Generator): readonly Delivery[] {
  return deliveriesOf(rule).map((delivery) => {
    const files = markFiles(delivery.files, generator, delivery.limit.max);
    return { ...delivery, files, used: Math.max(...files.map(({ content }) => content.length)) };
  });
}

/** Marks each file if a model wrote its words and it has the room. */
export function markFiles(
  files: readonly DeliveryFile[],
  generator: Generator,
  max = Number.POSITIVE_INFINITY,
): readonly DeliveryFile[] {
  if (generator.kind !== 'model') return files;
  return files.map((file) => {
    const content = markText(file.content, generator, file.path);
    return content.length > max ? file : { ...file, content };
  });
}

function markJson(json: string, { provider, model }: Model): string {
  return JSON.stringify({ ...JSON.parse(json), ai_generated: { provider, model } }, null, 2);
}

function markText(text: string, { provider, model }: Model, path = ''): string {
  // two hyphens would end a comment
  const mark = `ai-generated: ${provider} ${model}`.replaceAll(/-{2,}/g, '-').replaceAll(/[<>\r\n]/g, '');
  const line = path.endsWith('Modelfile') ? `# ${mark}` : `<!-- ${mark} -->`;
  return `${text.trimEnd()}\n\n${line}\n`;
}

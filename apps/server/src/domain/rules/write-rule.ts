import type { Delivery, DeliveryFile } from '@regelwerk/contract/rules/delivery';
import type { Generator } from '@regelwerk/contract/rules/generate-rules';
import type { Rule } from '@regelwerk/contract/rules/rule';
import { deliveriesOf } from '@regelwerk/engine/deliveries-of';
import { renderRule } from '@regelwerk/engine/render-rule';

type Model = Extract<Generator, { kind: 'model' }>;

/**
 * Returns a rule's document and its deliveries. Where a model wrote the words, each of them says so for programs (Art. 50 (2) AI
 * Act): JSON in a field, anything else in its last line, except a text that has no room left in its place.
 */
export function writeRule(
  rule: Rule,
  generator: Generator,
): { readonly content: string; readonly deliveries: readonly Delivery[] } {
  const content = renderRule(rule);
  const deliveries = deliveriesOf(rule);
  if (generator.kind !== 'model') return { content, deliveries };
  return {
    content: rule.format === 'JSON' ? markJson(content, generator) : markText(content, generator),
    deliveries: deliveries.map((delivery) => markDelivery(delivery, generator)),
  };
}

function markDelivery(delivery: Delivery, model: Model): Delivery {
  const { max = Number.POSITIVE_INFINITY } = delivery.limit;
  const files = delivery.files.map((file): DeliveryFile => {
    const content = markText(file.content, model, file.path);
    return content.length > max ? file : { ...file, content };
  });
  return { ...delivery, files, used: Math.max(...files.map(({ content }) => content.length)) };
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

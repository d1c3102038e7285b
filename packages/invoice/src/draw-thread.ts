import { parentPort } from 'node:worker_threads';
import type { DrawnAnswer } from './draw-document.ts';
import type { InvoiceFacts } from './invoice-facts.ts';
import { renderPdf } from './render-pdf.ts';

parentPort?.on('message', async ({ id, facts }: { id: number; facts: InvoiceFacts }) => {
  parentPort?.postMessage(await draw(id, facts));
});

async function draw(id: number, facts: InvoiceFacts): Promise<DrawnAnswer> {
  try {
    const xml = facts.buyer.isBusiness ? await structured(facts) : null;
    return { id, document: { pdf: await renderPdf(facts, xml ?? undefined), xml } };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
}

/** Loads what writes it with the first business that buys: that takes longer than drawing an invoice. */
async function structured(facts: InvoiceFacts): Promise<string> {
  const { renderXml } = await import('./render-xml.ts');
  return renderXml(facts);
}

import { Worker } from 'node:worker_threads';
import type { InvoiceFacts } from './invoice-facts.ts';

/** A document as files: the PDF, and for businesses the structured invoice that is also inside it. */
export interface DrawnDocument {
  readonly pdf: Uint8Array;
  readonly xml: string | null;
}

/** What the thread answers to the document with that id. */
export interface DrawnAnswer {
  readonly id: number;
  readonly document?: DrawnDocument;
  readonly fault?: string;
}

interface Waiting {
  readonly resolve: (document: DrawnDocument) => void;
  readonly reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let thread: Worker | undefined;
let last = 0;

/**
 * Draws a document in a thread of its own, which fonts and schemas keep busy for a good part of a second; requests are
 * answered in the meantime. The thread starts with the first document and does not keep the process alive.
 */
export function drawDocument(facts: InvoiceFacts): Promise<DrawnDocument> {
  thread ??= startThread();
  last += 1;
  const id = last;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    thread?.ref();
    thread?.postMessage({ id, facts });
  });
}

function startThread(): Worker {
  const worker = new Worker(new URL('./draw-thread.ts', import.meta.url));
  const fail = (error: Error) => {
    if (thread === worker) thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`The thread that draws invoices ended with code ${code}.`)));
  worker.on('message', ({ id, document, fault }: DrawnAnswer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
    if (document === undefined) asked?.reject(new Error(fault ?? 'The document could not be drawn.'));
    else asked?.resolve(document);
  });
  return worker;
}

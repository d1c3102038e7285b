import { Worker } from 'node:worker_threads';
import type { InvoiceFacts } from './invoice-facts.ts';

/** The files of a document: the PDF, and for businesses the structured invoice as XML, which the PDF also contains. */
export interface DrawnDocument {
  readonly pdf: Uint8Array;
  readonly xml: string | null;
}

/** The thread's answer for the document with this id. */
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
 * Draws a document in a thread of its own, because fonts and schemas take a good part of a second; rejects if the drawing
 * fails. The thread starts with the first document and does not keep the process alive.
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

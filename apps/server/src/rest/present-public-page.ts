import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { acceptsGzip } from '../http/accepts-gzip.ts';
import type { ServerContext } from '../http/bindings.ts';
import { describePage } from './describe-page.ts';
import type { Page } from './prepare-read.ts';

/** One form of a page: its bytes, and the same compressed once somebody wants that. */
interface Form {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mark: string;
  compressed?: Promise<Uint8Array<ArrayBuffer>>;
}

const compress = promisify(gzip);
const worthCompressing = 1024;
/** A remembered page keeps its forms for as long as it is remembered. */
const formsOf = new WeakMap<Page, Map<string, Form>>();

/**
 * Answers a page that every visitor may see. A browser may keep it, and asks each time whether it is still right: an
 * unchanged page is answered with 304.
 */
export async function presentPublicPage(c: ServerContext, page: Page): Promise<Response> {
  const { status, body, headers } = describePage(c.req.header('accept'), page);
  const form = formOf(page, headers['content-type'], `${headers['content-type']} ${headers['content-range']}\n`, body);
  const isCompressed =
    form.bytes.length >= worthCompressing && status === 200 && c.req.method === 'GET' && acceptsGzip(c);
  const etag = isCompressed ? `"${form.mark}-gzip"` : `"${form.mark}"`;
  const validity = { etag, 'cache-control': 'no-cache', vary: headers.vary };
  if (status === 200 && isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, validity);
  if (!isCompressed) return c.body(form.bytes, status, { ...headers, ...validity, ...lengthOf(form.bytes) });
  form.compressed ??= compress(form.bytes) as Promise<Uint8Array<ArrayBuffer>>;
  const bytes = await form.compressed;
  return c.body(bytes, status, { ...headers, ...validity, ...lengthOf(bytes), 'content-encoding': 'gzip' });
}

function formOf(page: Page, type: string, head: string, body: string): Form {
  const forms = formsOf.get(page) ?? new Map<string, Form>();
  formsOf.set(page, forms);
  const known = forms.get(type);
  if (known !== undefined) return known;
  const form = { bytes: new TextEncoder().encode(body), mark: hash('sha256', head + body, 'base64url').slice(0, 27) };
  forms.set(type, form);
  return form;
}

/** The length is set here, so that the compression middleware skips short answers. */
function lengthOf({ length }: Uint8Array) {
  return { 'content-length': String(length) };
}

/** Whether the header `If-None-Match` names the mark; a proxy may have weakened it. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);
}

import { productName } from '@regelwerk/contract/shop/product-name';
import { faultPlace } from '../../lib/fault-place.ts';
import { wordsHere } from './words-here.ts';

/** Replaces the page with the sentence that it failed, without React and the store of texts, which may be what failed. */
export function showFailedApp(root: HTMLElement, error: unknown): void {
  const words = wordsHere();
  const button = 'inline-flex min-h-press items-center rounded-control px-4 py-2 text-sm font-medium';
  root.innerHTML = `
    <header class="border-b border-line px-4 py-3"><a href="/" class="font-semibold">${productName}</a></header>
    <main class="mx-auto max-w-xl px-4 py-24">
      <div role="alert">
      <h1 class="text-3xl font-semibold tracking-tight">${words['failed.title']}</h1>
      <p class="mt-3 text-muted">${words['failed.text']}</p>
      <p class="mt-3 text-sm text-muted">${words['failed.reference']} <code class="break-all select-all"></code></p>
      </div>
      <div class="mt-8 flex flex-wrap gap-3">
        <button type="button" class="${button} bg-accent text-on-accent">${words['failed.retry']}</button>
        <a href="/" class="${button} border border-line-strong bg-surface">${words['failed.home']}</a>
      </div>
    </main>`;
  root.querySelector('code')?.append(faultPlace(error));
  root.querySelector('button')?.addEventListener('click', () => window.location.reload());
  document.title = `${words['failed.title']} · ${productName}`;
  delete document.documentElement.dataset.stale;
}

import { Outlet } from '@tanstack/react-router';
import { useText } from '../../i18n/use-text.ts';
import { PartFailureContext } from '../../lib/part-failure-context.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { PartNotice } from '../failed/part-notice.tsx';
import { CommonWords } from './common-words.tsx';
import { copy } from './copy.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** The frame of every page: header, content and footer. */
export function Shell() {
  const t = useText(copy);
  useKeptFocus();
  return (
    <PartFailureContext value={PartNotice}>
      <CommonWords>
        <div>
          <a
            href="#content"
            className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:bg-surface focus:px-3 focus:py-2"
          >
            {t('shell.skip')}
          </a>
          <Header />
          <main id="content" tabIndex={-1} className="min-h-dvh outline-none print:min-h-0">
            <Outlet />
          </main>
          <Footer />
          <Toaster label={t('shell.notices')} />
        </div>
      </CommonWords>
    </PartFailureContext>
  );
}

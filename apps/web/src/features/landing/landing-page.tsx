import { paths } from '@regelwerk/contract/paths';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { firstPaintMs } from '../../lib/first-paint-ms.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { TypedText } from '../../ui/typed-text.tsx';
import { Rendered } from './components/rendered.tsx';
import { copy } from './copy.ts';

const letterMs = 80;
const restartMs = 20_000;

/** Presents the product. Visitors see what an account adds; signed-in people see only the start button. */
export function LandingPage({ isVisitor, onStart }: { isVisitor: boolean; onStart: () => void }) {
  const t = useText(copy);
  usePageTitle(t('landing.title'));
  return (
    <div className="mx-auto max-w-6xl px-4">
      <section className="grid items-center gap-x-14 gap-y-10 py-12 md:py-20 lg:grid-cols-[1.05fr_1fr]">
        <div>
          <h1 className="text-4xl leading-tight font-semibold tracking-tight text-balance sm:text-5xl">
            <TypedText
              text={t('landing.welcome')}
              letterMs={letterMs}
              restartMs={restartMs}
              sinceMs={firstPaintMs()}
              isTypedByStyle
              turns={import.meta.env.SSR ? { texts: [t('landing.welcome')], everyMs: restartMs } : undefined}
            />
          </h1>
          <p className="mt-5 max-w-prose text-lg text-muted">{t('landing.lead')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button onClick={onStart} data-start className="px-5 text-base">
              {t(isVisitor ? 'landing.try' : 'landing.start')}
              <ArrowRight className="size-4" aria-hidden="true" />
            </Button>
            {isVisitor && (
              <>
                <Link to={paths.signUp} className={buttonLook('secondary')}>
                  {t('landing.createAccount')}
                </Link>
                <Link to={paths.signIn} className={buttonLook('quiet')}>
                  {t('landing.signIn')}
                </Link>
              </>
            )}
          </div>
          {isVisitor && (
            <>
              <p className="mt-4 text-sm text-muted">{t('landing.noCard')}</p>
              <Rendered part="price" />
            </>
          )}
          <p className="mt-4 hidden text-sm noscript:block">{t('landing.needsScript')}</p>
        </div>
        <Rendered part="specimen" />
      </section>
      {isVisitor && <Rendered part="showcase" />}
    </div>
  );
}

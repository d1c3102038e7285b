import { paths } from '@regelwerk/contract/shared/paths';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ReactNode, SubmitEvent } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { TypedText } from '../../ui/typed-text.tsx';
import { Rendered } from './components/rendered.tsx';
import { copy } from './copy.ts';

const letterMs = 80;
const restartMs = 20_000;

/**
 * Presents the product. Visitors see what an account adds; signed-in people see only the start button. `children` stand below the
 * first screen.
 */
export function LandingPage({
  isVisitor,
  onStart,
  onApproach,
  children,
}: {
  isVisitor: boolean;
  onStart: () => void;
  /** Called before the start button is pressed, to load what comes next. */
  onApproach: () => void;
  children?: ReactNode;
}) {
  const t = useText(copy);
  usePageTitle(t('landing.title'));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onStart();
  };
  return (
    <div className="mx-auto max-w-6xl px-4">
      <section className="grid items-center gap-x-14 gap-y-6 pt-8 pb-10 sm:py-12 md:py-20 lg:grid-cols-[1.05fr_1fr]">
        <div>
          <h1 className="text-3xl leading-tight font-semibold tracking-tight text-balance sm:text-5xl">
            <TypedText text={t('landing.welcome')} letterMs={letterMs} restartMs={restartMs} />
          </h1>
          <p className="mt-3 max-w-prose text-muted sm:mt-5 sm:text-lg">{t('landing.lead')}</p>
          <div className="mt-5 flex flex-wrap gap-x-3 gap-y-2 sm:mt-8">
            {/* a form, so that a click before the app runs is not lost: it opens the wizard by its address */}
            <form onSubmit={submit} className="contents">
              <input type="hidden" name="step" value="model" />
              <Button type="submit" onPointerEnter={onApproach} onFocus={onApproach} className="px-5 text-base">
                {t(isVisitor ? 'landing.try' : 'landing.start')}
                <ArrowRight className="size-4" aria-hidden="true" />
              </Button>
            </form>
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
        </div>
        {isVisitor ? (
          <div>
            <Rendered part="comparison" />
            <Rendered part="price" />
          </div>
        ) : (
          <Rendered part="specimen" />
        )}
      </section>
      {children}
      {isVisitor && (
        <>
          <Rendered part="specimen" />
          <Rendered part="details" />
        </>
      )}
    </div>
  );
}

import { texts } from '../../../i18n/texts.ts';
import type { Translate } from '../../../i18n/use-text.ts';
import { notify } from '../../../ui/toast.tsx';
import '../copy.ts';
import type { copy } from '../copy.ts';
import type { Obstacle } from '../session.tsx';

/** Says why a page is closed to this person. */
export function notifyOfObstacle(obstacle: Obstacle): void {
  const t: Translate<keyof (typeof copy)['en']> = texts.read().translate;
  const words =
    obstacle === 'session'
      ? { title: t('auth.required.title'), description: t('auth.required.text') }
      : { title: t('auth.denied'), description: t('auth.deniedText') };
  void notify({ ...words, isError: true });
}

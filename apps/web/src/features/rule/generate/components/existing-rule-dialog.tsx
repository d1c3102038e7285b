import type { ExistingRule } from '@regelwerk/contract/rules/existing-rule';
import { rulePath } from '@regelwerk/contract/rules/rule-address';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { formatLocalMoment } from '../../../../lib/format-local-moment.ts';
import { Button, buttonLook } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { copy } from '../copy.ts';

/** Offers the rule that a person already has from the same answers, before another token is spent. */
export function ExistingRuleDialog({
  existing,
  onClose,
  onOpen,
  onGenerate,
}: {
  existing: ExistingRule;
  onClose: () => void;
  /** Called when the person leaves for the existing rule. */
  onOpen?: () => void;
  onGenerate: () => void;
}) {
  const t = useText(copy);
  const [language] = useLanguage();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('wizard.existing.title')}
      description={t('wizard.existing.text', { date: formatLocalMoment(existing.createdAt, language) })}
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onGenerate}>
          {t('wizard.existing.again')}
        </Button>
        <Link
          to={rulePath}
          params={{ requestId: existing.requestId }}
          onClick={onOpen}
          className={buttonLook('primary')}
        >
          {t('wizard.existing.open')}
        </Link>
      </div>
    </Dialog>
  );
}

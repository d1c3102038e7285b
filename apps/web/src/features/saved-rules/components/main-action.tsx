import { modelLabel } from '@regelwerk/contract/rules/model-label';
import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { download } from '../../../lib/download.ts';
import { downloadZip } from '../../../lib/download-zip.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { CopyButton } from '../../rule/view/components/copy-button.tsx';
import { plainName, zipEntries } from '../../rule/view/model.ts';
import { useRuleCopied } from '../../rule/view/use-rule-copied.ts';
import { copy } from '../copy.ts';
import { readsFiles, type SavedRule } from '../model.ts';
import { savedRuleQuery } from '../queries.ts';

/** Hands a saved rule over as its tool reads it: files to download, or a text to copy. */
export function MainAction({ rule }: { rule: SavedRule }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const queries = useQueryClient();
  const tellCopied = useRuleCopied();
  const [isLoading, setLoading] = useState(false);
  const read = () => queries.fetchQuery(savedRuleQuery(rule.id));
  const tool = modelLabel(rule.ai_model, language);
  if (!readsFiles(rule))
    return (
      <CopyButton
        label={t('saved.copyFor', { tool })}
        text={async () => {
          const { content, full } = await read();
          return full?.deliveries[0]?.files[0]?.content ?? content;
        }}
        onCopied={tellCopied}
      />
    );
  const save = async () => {
    setLoading(true);
    try {
      const { content, full } = await read();
      const delivery = full?.deliveries[0];
      const [first] = delivery?.files ?? [];
      if (delivery === undefined || first?.path === undefined)
        download(`${plainName(rule.name)}.md`, content, 'text/markdown');
      else if (delivery.files.length > 1) downloadZip(`${plainName(rule.name)}.zip`, zipEntries(delivery));
      else download(first.path.slice(first.path.lastIndexOf('/') + 1), first.content, 'text/markdown');
    } catch {
      notify({ title: t('saved.downloadFailed'), description: t('saved.failedText'), isError: true });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button isBusy={isLoading} onClick={() => void save()}>
      <Download className="size-4" aria-hidden="true" />
      {t('saved.filesFor', { tool })}
    </Button>
  );
}

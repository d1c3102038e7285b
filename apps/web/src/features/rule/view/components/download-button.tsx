import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import { Download } from 'lucide-react';
import { useText } from '../../../../i18n/use-text.ts';
import { download } from '../../../../lib/download.ts';
import { Button } from '../../../../ui/button.tsx';
import { copy } from '../copy.ts';
import { fileName } from '../model.ts';

/** Downloads a rule as a file named after its title, or does what `onPress` says instead. */
export function DownloadButton({
  title,
  rule: { content, format },
  onPress,
}: {
  title: string;
  rule: Pick<GenerateRulesResponse, 'content' | 'format'>;
  onPress?: (() => void) | undefined;
}) {
  const t = useText(copy);
  const save = () =>
    download(fileName(title, format), content, format === 'JSON' ? 'application/json' : 'text/markdown');
  return (
    <Button variant="secondary" onClick={onPress ?? save}>
      <Download className="size-4" aria-hidden="true" />
      {t('result.download')}
    </Button>
  );
}

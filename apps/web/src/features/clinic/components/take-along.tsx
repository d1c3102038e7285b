import type { Examination } from '@regelwerk/clinic/examine';
import { problemsOf } from '@regelwerk/clinic/export/problem';
import { toJson } from '@regelwerk/clinic/export/to-json';
import { toMarkdown } from '@regelwerk/clinic/export/to-markdown';
import { toSarif } from '@regelwerk/clinic/export/to-sarif';
import type { RuleFile } from '@regelwerk/clinic/rule-file';
import { Download } from 'lucide-react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { download } from '../../../lib/download.ts';
import { zipFiles } from '../../../lib/zip-files.ts';
import { Button } from '../../../ui/button.tsx';
import { copy } from '../copy.ts';
import { drawCard } from './draw-card.tsx';

/** Downloads made in this browser: the files with their fixes, reports, and a card to share. */
export function TakeAlong({ files, examination }: { files: readonly RuleFile[]; examination: Examination }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const takeFiles = () => {
    const [only] = files;
    if (files.length === 1 && only !== undefined)
      return download(only.path.slice(only.path.lastIndexOf('/') + 1), only.text, 'text/markdown');
    const texts = Object.fromEntries(files.map(({ path, text }) => [path, text]));
    return download('rules.zip', zipFiles(texts), 'application/zip');
  };
  const takeCard = async () => {
    const line = t('clinic.card.line', { points: examination.score.points });
    const parts = examination.score.parts.map(({ family, points, of }) => ({
      name: t(`clinic.family.${family}`),
      share: points / of,
    }));
    const card = await drawCard(line, parts);
    if (card !== undefined) download('clinic.png', card, 'image/png');
  };
  const ways = {
    files: takeFiles,
    markdown: () => download('clinic.md', toMarkdown(examination, language), 'text/markdown'),
    json: () => download('clinic.json', toJson(examination), 'application/json'),
    sarif: () =>
      download('clinic.sarif', toSarif(problemsOf(examination.findings, language), language), 'application/sarif+json'),
    card: () => void takeCard(),
  } as const;
  return (
    <section aria-labelledby="clinic-take" className="mt-10">
      <h2 id="clinic-take" className="text-lg font-semibold">
        {t('clinic.take')}
      </h2>
      <div className="mt-3 flex flex-wrap gap-2">
        {(['files', 'markdown', 'json', 'sarif', 'card'] as const).map((way) => (
          <Button key={way} variant="secondary" onClick={ways[way]}>
            <Download className="size-4" aria-hidden="true" />
            {t(`clinic.take.${way}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}

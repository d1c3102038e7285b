import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import { aiNotice } from '@regelwerk/legal/ai-notice';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { createStore } from '../../../../lib/create-store.ts';
import { filesCopy } from '../copy.ts';
import { documentId, filesOf, notesOf, type RuleSource } from '../model.ts';
import { LineNotesContext } from '../use-line-notes.ts';
import { RuleDetails } from './rule-details.tsx';
import { RuleFiles } from './rule-files.tsx';

const wideScreen = '(min-width: 64rem)';

/** A whole rule: its document and files with a reason behind every line, and its details beside them. */
export default function RuleView({ rule, source }: { rule: GenerateRulesResponse; source?: RuleSource }) {
  const t = useText(filesCopy);
  const [language] = useLanguage();
  const [file, setFile] = useState(documentId);
  // on a phone, the details below stay within reach
  const [isWhole, setWhole] = useState(() => window.matchMedia(wideScreen).matches);
  const [open] = useState(() => createStore<string | undefined>(undefined));
  const { full } = rule;
  const notes = useMemo(() => {
    const noteOn = full === undefined ? () => undefined : notesOf(full.rule);
    const onOpen = (id: string | undefined) => {
      open.write(id);
      // a capped frame would cut off a note beside its line
      if (id !== undefined) setWhole(true);
    };
    return { noteOn, open, onOpen };
  }, [full, open]);
  const showLine = (id: string) => {
    setFile(documentId);
    notes.onOpen(id);
  };
  return (
    <div className={full === undefined ? '' : 'grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] [&>*]:min-w-0'}>
      <div>
        <LineNotesContext value={notes}>
          <RuleFiles
            files={filesOf(rule, t('files.document'))}
            open={file}
            onOpen={setFile}
            isWhole={isWhole}
            onWhole={setWhole}
          />
        </LineNotesContext>
        <p className="mt-3 text-sm text-muted">{aiNotice[rule.ai_generated ? 'generated' : 'composed'][language]}</p>
      </div>
      {full !== undefined && (
        <RuleDetails
          result={rule}
          source={source}
          onFile={setFile}
          onLine={rule.format === 'JSON' ? undefined : showLine}
        />
      )}
    </div>
  );
}

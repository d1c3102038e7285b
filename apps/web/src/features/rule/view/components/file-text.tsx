import { type RuleFile, splitFrontMatter } from '../model.ts';
import { RuleDocument } from './rule-document.tsx';

/** The text of one file: rendered Markdown below its settings, folding JSON, or the text as it is pasted. */
export function FileText({ file: { content, look } }: { file: RuleFile }) {
  if (look === 'text') return <pre className={plain}>{content}</pre>;
  if (look === 'json') return <RuleDocument content={content} format="JSON" />;
  const { head, body } = splitFrontMatter(content);
  return (
    <>
      {head !== undefined && <pre className={`mb-5 rounded-control bg-sunken p-3 ${plain}`}>{head}</pre>}
      <RuleDocument content={body} format="Markdown" />
    </>
  );
}

const plain = 'font-mono text-[0.8rem] leading-relaxed whitespace-pre-wrap break-words';

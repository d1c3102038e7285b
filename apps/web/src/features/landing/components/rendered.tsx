import { useRenderedPart } from '../../../i18n/use-rendered-part.ts';
import { HtmlPart } from '../../../ui/html-part.tsx';

/** A part of the landing page that the build rendered; empty until it is there. */
export function Rendered({ part: name }: { part: 'comparison' | 'price' | 'specimen' | 'details' }) {
  const { part } = useRenderedPart('home', name);
  return <HtmlPart name={name} html={part?.html ?? ''} />;
}

import { useRenderedPart } from '../../../i18n/use-rendered-part.ts';
import { HtmlPart } from '../../../ui/html-part.tsx';

/** A part of the landing page that the build rendered; empty while it is not there. */
export function Rendered({ part }: { part: 'comparison' | 'price' | 'specimen' | 'showcase' }) {
  const { found } = useRenderedPart('home', part);
  return <HtmlPart name={part} html={typeof found === 'object' && 'html' in found ? found.html : ''} />;
}

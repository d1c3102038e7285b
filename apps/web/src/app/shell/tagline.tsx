import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { TypedText } from '../../ui/typed-text.tsx';
import { copy } from './copy.ts';

const keys = ['tagline.1', 'tagline.2', 'tagline.3', 'tagline.4', 'tagline.5'] as const;
const rotationMs = 15_000;
const letterMs = 70;

/** Five texts in turn, typed out letter by letter. */
export function Tagline({ className }: { className: string }) {
  const t = useText(copy);
  const [index, setIndex] = useState(0);
  const key = keys[index] ?? keys[0];

  useEffect(() => {
    const rotation = window.setInterval(() => setIndex((current) => (current + 1) % keys.length), rotationMs);
    return () => window.clearInterval(rotation);
  }, []);

  return (
    <p className={`text-sm text-muted ${className}`}>
      <TypedText key={key} text={t(key)} letterMs={letterMs} />
    </p>
  );
}

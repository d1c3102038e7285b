import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { droppedSource } from '../../../reading/dropped-source.ts';
import type { ProjectSource } from '../../../reading/project-source.ts';
import { copy } from '../copy.ts';
import { arrivingSource } from '../store.ts';
import type { FindSource } from '../use-reading.ts';
import { SourceButtons } from './source-buttons.tsx';

/** Takes a project that is dropped anywhere on the page, or chosen, and leads to where it is read. */
export default function ProjectDoor({ onGiven }: { onGiven: () => void }) {
  const t = useText(copy);
  const [isOver, setOver] = useState(false);
  const [isDenied, setDenied] = useState(false);

  const give = useEffectEvent((source: ProjectSource | undefined) => {
    if (source === undefined) return;
    arrivingSource.write(source);
    onGiven();
  });
  useEffect(() => {
    const page = new AbortController();
    const listen = (kind: 'dragover' | 'dragleave' | 'drop', react: (event: DragEvent) => void) =>
      window.addEventListener(kind, react, page);
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
    listen('dragover', (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    });
    listen('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) setOver(false);
    });
    listen('drop', (event) => {
      if (event.dataTransfer === null || !hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      give(droppedSource(event.dataTransfer));
    });
    return () => page.abort();
  }, []);

  const choose = async (find: FindSource) => {
    setDenied(false);
    try {
      give(await find(new AbortController().signal, () => {}));
    } catch {
      setDenied(true);
    }
  };
  return (
    <section
      aria-labelledby="project-door"
      className="mb-10 gap-8 rounded-card border border-dashed border-line-strong bg-surface p-5 sm:p-6 lg:flex lg:items-center lg:justify-between pointer-coarse:hidden"
    >
      <div>
        <h2 id="project-door" className="text-lg font-semibold">
          {t('project.door')}
        </h2>
        <p className="mt-1 max-w-prose text-balance text-muted">{t('project.door.lead')}</p>
      </div>
      <div className="lg:shrink-0">
        <SourceButtons onRead={(find) => void choose(find)} />
        <p role="alert" className="mt-2 max-w-sm text-sm text-danger empty:hidden">
          {isDenied && t('project.failed.denied', { name: '' })}
        </p>
      </div>
      {isOver && (
        <div className="pointer-events-none fixed inset-3 z-50 grid place-items-center rounded-card border-2 border-dashed border-accent bg-accent-soft/90">
          <p className="text-xl font-semibold">{t('project.door.over')}</p>
        </div>
      )}
    </section>
  );
}

import { useText } from '../../../i18n/use-text.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { copy } from '../copy.ts';
import type { KnownProject } from '../model.ts';
import { knownProject } from '../store.ts';
import { useCorrections } from '../use-corrections.ts';

/** Asks which package of a monorepo the rule is for; nothing is guessed. `onChosen` gets the project with the choice. */
export function PartChoice({
  project,
  onChosen,
}: {
  project: KnownProject;
  onChosen: (project: KnownProject) => void;
}) {
  const t = useText(copy);
  const { changePart } = useCorrections();
  const { packages } = project.found.layout;
  if (packages.length < 2) return null;
  const choose = (path: string) => {
    changePart(path === '' ? undefined : path);
    const chosen = knownProject.read();
    if (chosen !== undefined) onChosen(chosen);
  };
  return (
    <SelectField
      className="mt-3 max-w-md"
      label={t('project.part')}
      hint={t('project.part.hint')}
      value={project.corrections.part ?? ''}
      options={[
        { value: '', label: t('project.part.all') },
        ...packages.map(({ path, name }) => ({
          value: path,
          label: name === undefined || name === path ? path : `${path} (${name})`,
        })),
      ]}
      onChange={({ target }) => choose(target.value)}
    />
  );
}

import { useText } from '../../../i18n/use-text.ts';
import { copy } from '../copy.ts';
import { findingsOf, type KnownProject } from '../model.ts';

const mostNamed = 5;

/** Names the rules files that a project already has, before a new one is made. */
export function ExistingRules({ project }: { project: KnownProject }) {
  const t = useText(copy);
  const paths = findingsOf('ruleFiles', project).map(({ finding }) => finding.path);
  if (paths.length === 0) return null;
  const rest = paths.length - mostNamed;
  return (
    <div className="mb-3 rounded-control border border-line-strong bg-sunken px-3 py-2 text-sm">
      <p className="font-medium">{t('project.rules.title')}</p>
      <p className="wrap-anywhere">
        {paths.slice(0, mostNamed).map((path, index) => (
          <span key={path}>
            {index > 0 && ', '}
            <code className="font-mono text-[0.9em]">{path}</code>
          </span>
        ))}
        {rest > 0 && ` ${t('project.rules.more', { count: rest })}`}
      </p>
      <p className="mt-1 text-muted">{t('project.rules.kept')}</p>
    </div>
  );
}

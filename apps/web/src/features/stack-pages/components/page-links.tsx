import { publicAddress } from '@regelwerk/contract/public-pages';
import type { StackPageName } from '@regelwerk/contract/rules/stack-page-name';
import { useLanguage } from '../../../i18n/use-language.ts';
import { chipLook } from '../model.ts';

/** Links to stack pages. */
export function PageLinks({
  label,
  pages,
  className,
}: {
  /** What the links have in common, where no heading says it. */
  label?: string;
  pages: readonly { readonly label: string; readonly name: StackPageName }[];
  className: string;
}) {
  const [language] = useLanguage();
  return (
    <ul aria-label={label} className={`flex flex-wrap gap-2 ${className}`}>
      {pages.map(({ label, name }) => (
        <li key={name}>
          <a href={publicAddress(name, language)} className={chipLook}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

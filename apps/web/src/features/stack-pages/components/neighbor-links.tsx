import { publicAddress } from '@regelwerk/contract/public-pages';
import type { StackPageName } from '@regelwerk/contract/rules/stack-page-name';
import { useLanguage } from '../../../i18n/use-language.ts';
import { chipLook } from '../model.ts';

interface Props {
  readonly title: string;
  readonly pages: readonly { readonly label: string; readonly name: StackPageName }[];
}

/** Links to other stack pages. */
export function NeighborLinks({ title, pages }: Props) {
  const [language] = useLanguage();
  return (
    <nav aria-label={title} className="mt-10">
      <h2 className="font-semibold">{title}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {pages.map(({ label, name }) => (
          <li key={name}>
            <a href={publicAddress(name, language)} className={chipLook}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

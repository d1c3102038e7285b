import { useEffect } from 'react';
import { CatalogScreen } from './catalog/catalog-screen';
import { ItemScreen } from './catalog/item-screen';
import { LoansScreen } from './loans/loans-screen';
import { Link, useAddress } from './router';

export function App() {
  const { pathname } = useAddress();
  const { title, screen } = screenOf(pathname);
  useEffect(() => {
    document.title = `${title} – Shelf`;
  }, [title]);
  return (
    <>
      <header className="border-b border-stone-300 bg-white">
        <nav aria-label="Main" className="mx-auto flex max-w-4xl gap-6 p-4">
          <span className="font-bold text-shelf">Shelf</span>
          <Link to="/">Catalog</Link>
          <Link to="/loans">My loans</Link>
        </nav>
      </header>
      <main className="mx-auto max-w-4xl p-4">
        <h1 className="mb-4 text-2xl font-bold">{title}</h1>
        {screen}
      </main>
    </>
  );
}

function screenOf(pathname: string) {
  if (pathname === '/') return { title: 'Catalog', screen: <CatalogScreen /> };
  if (pathname === '/loans') return { title: 'My loans', screen: <LoansScreen /> };
  const id = /^\/items\/([^/]+)$/.exec(pathname)?.[1];
  if (id !== undefined) return { title: 'Item', screen: <ItemScreen id={decodeURIComponent(id)} /> };
  return { title: 'Not found', screen: <p>There is no such page.</p> };
}

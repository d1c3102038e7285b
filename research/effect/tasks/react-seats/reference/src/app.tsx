import { useEffect } from 'react';
import { HouseScreen } from './house/house-screen';
import { ProgrammeScreen } from './programme/programme-screen';
import { Link, useAddress } from './router';
import { ShowScreen } from './shows/show-screen';
import { TicketsScreen } from './tickets/tickets-screen';

export function App() {
  const { pathname } = useAddress();
  const { title, screen } = screenOf(pathname);
  useEffect(() => {
    document.title = `${title} – Lantern`;
  }, [title]);
  return (
    <>
      <header className="border-b border-line print:hidden">
        <nav aria-label="Main" className="mx-auto flex max-w-3xl flex-wrap gap-6 p-4">
          <span className="font-bold">Lantern</span>
          <Link to="/">Programme</Link>
          <Link to="/house">The house</Link>
        </nav>
      </header>
      <main className="mx-auto max-w-3xl p-4">
        <h1 className="mb-4 text-2xl font-bold">{title}</h1>
        {screen}
      </main>
    </>
  );
}

function screenOf(pathname: string) {
  if (pathname === '/') return { title: 'Programme', screen: <ProgrammeScreen /> };
  if (pathname === '/house') return { title: 'The house', screen: <HouseScreen /> };
  const id = /^\/shows\/([^/]+)$/.exec(pathname)?.[1];
  if (id !== undefined) return { title: 'Show', screen: <ShowScreen key={id} id={decodeURIComponent(id)} /> };
  const code = /^\/tickets\/([^/]+)$/.exec(pathname)?.[1];
  if (code !== undefined)
    return { title: 'Tickets', screen: <TicketsScreen key={code} code={decodeURIComponent(code)} /> };
  return { title: 'Not found', screen: <p>There is no such page.</p> };
}

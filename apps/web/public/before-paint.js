// runs before the first paint and needs nothing of the app
(() => {
  const page = document.documentElement;
  const latestShowMs = 8000;
  const stored = (area, key) => {
    try {
      return window[area].getItem(key);
    } catch {
      return null; // a blocked storage holds nothing
    }
  };

  // a chosen theme never flashes the other one; without a choice the page follows the system
  const system = matchMedia('(prefers-color-scheme: dark)');
  const paint = () => {
    const theme = stored('localStorage', 'theme');
    const isDark = theme === 'dark' || (theme !== 'light' && system.matches);
    page.dataset.theme = isDark ? 'dark' : 'light';
  };
  paint();
  system.addEventListener('change', paint);

  // without a choice, an address that names no language leads to the page in the language of the browser
  const language = stored('localStorage', 'language');
  const addressIn = (name) => {
    const link = document.querySelector(`link[rel=alternate][hreflang="${name}"]`);
    return link === null ? undefined : new URL(link.href).pathname;
  };
  if (language === null && addressIn('x-default') === location.pathname) {
    const own = navigator.languages.map((name) => addressIn(name.slice(0, 2))).find((address) => address !== undefined);
    if (own !== undefined && own !== location.pathname) {
      page.dataset.stale = '';
      location.replace(own + location.search + location.hash);
      return;
    }
  }

  // the page was rendered for a visitor without a session, a chosen language or a draft: others see it once the app has replaced it
  // lib/auth-storage.ts has the same key
  const session = stored('localStorage', `sb-${location.hostname.split('.')[0]}-auth-token`);
  const isOther = language !== null && language !== page.lang;
  // addresses with a step or with answers open the wizard
  const isInWizard =
    stored('sessionStorage', 'activeFormSession') !== null || /[?&](step|model|frameworks)=/.test(location.search);
  const isStale = isOther || session !== null || isInWizard;
  if (isStale) {
    page.dataset.stale = '';
    setTimeout(() => {
      if (page.dataset.stale === '') page.dataset.stale = 'shown';
    }, latestShowMs);
  }

  const { dataset } = document.currentScript;
  // a link may be followed before the first script: pages without a language in their address take this one
  if (dataset.app !== undefined && language === null)
    try {
      sessionStorage.setItem('language', page.lang);
    } catch {
      // a blocked storage keeps nothing
    }
  const [entry, ...parts] = dataset.app?.split(' ') ?? [];
  if (entry === undefined) return;
  // the app does not compete with the page, unless the page is hidden until it is there
  const startApp = () => {
    for (const href of parts)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }));
  };
  if (isStale) startApp();
  else addEventListener('load', () => requestAnimationFrame(() => setTimeout(startApp)));
})();

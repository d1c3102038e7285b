// runs before the first paint and needs nothing of the app
(() => {
  const page = document.documentElement;
  const latestStartMs = 3000;
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

  // the page was rendered for a visitor who chose no language: for anybody else it stays hidden until the app is there
  // where lib/auth-storage.ts keeps it
  const session = stored('localStorage', `sb-${location.hostname.split('.')[0]}-auth-token`);
  const isOther = language !== null && language !== page.lang;
  // addresses with a step or with answers open the wizard
  const isInWizard =
    stored('sessionStorage', 'activeFormSession') !== null || /[?&](step|model|frameworks)=/.test(location.search);
  const isStale = isOther || session !== null || isInWizard;
  if (isStale) {
    page.dataset.stale = '';
    setTimeout(() => delete page.dataset.stale, latestShowMs);
  }

  // who presses before the app is there is not asked to press again, also where it comes between press and release
  const note = ({ type, target }) => {
    const isOnStart = type !== 'pointercancel' && target instanceof Element && target.closest('[data-start]') !== null;
    if (isOnStart) page.dataset.wantsStart = '';
    else delete page.dataset.wantsStart;
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'click']) addEventListener(type, note);

  // the first script comes after the first paint, and brings the app where the page is not whole without it
  const { dataset } = document.currentScript;
  if (isStale) delete dataset.whole;
  // a link may be followed before the first script: pages without a language in their address take this one
  if (dataset.app !== undefined && language === null)
    try {
      sessionStorage.setItem('language', page.lang);
    } catch {
      // a blocked storage keeps nothing
    }
  const [entry, ...parts] = dataset.app?.split(' ') ?? [];
  let isStarted = false;
  const startApp = () => {
    if (isStarted) return;
    isStarted = true;
    for (const href of dataset.whole === undefined ? parts : [])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }));
  };
  if (entry === undefined) return;
  if (isStale || document.hidden) startApp();
  else {
    new PerformanceObserver(startApp).observe({ type: 'paint', buffered: true });
    setTimeout(startApp, latestStartMs);
  }
})();

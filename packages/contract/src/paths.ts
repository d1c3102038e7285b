type PageName = 'home' | 'signIn' | 'signUp' | 'documentation' | 'imprint' | 'privacy' | 'terms' | 'withdrawal';

/** Every page of the web app, once: links, routes and the server's answer to unknown pages all read it. */
export const paths: Readonly<Record<PageName, string>> = {
  home: '/',
  signIn: '/signin',
  signUp: '/signup',
  documentation: '/documentation',
  imprint: '/impressum',
  privacy: '/datenschutz',
  terms: '/agb',
  withdrawal: '/widerrufsrecht',
};

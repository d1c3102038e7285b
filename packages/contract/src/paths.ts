/** Every page of the web app, once: links, routes and the server's answer to unknown pages all read it. */
export const paths = {
  home: '/',
  signIn: '/signin',
  signUp: '/signup',
  documentation: '/documentation',
  imprint: '/impressum',
  privacy: '/datenschutz',
  terms: '/agb',
  withdrawal: '/widerrufsrecht',
} as const;
export type Path = (typeof paths)[keyof typeof paths];

import type { Framework } from '@regelwerk/contract/choices';
import type { Technology } from '../../technology.ts';
import { angular } from './angular.ts';
import { bootstrap } from './bootstrap.ts';
import { django } from './django.ts';
import { express } from './express.ts';
import { fastapi } from './fastapi.ts';
import { flask } from './flask.ts';
import { javascript } from './javascript.ts';
import { laravel } from './laravel.ts';
import { node } from './node.ts';
import { php } from './php.ts';
import { rails } from './rails.ts';
import { react } from './react.ts';
import { tailwindcss } from './tailwindcss.ts';
import { typescript } from './typescript.ts';
import { vue } from './vue.ts';

/** Every technology of the wizard, in the order a rule speaks of them. */
export const allTechnologies: Readonly<Record<Framework, Technology>> = {
  TypeScript: typescript,
  JavaScript: javascript,
  React: react,
  Vue: vue,
  Angular: angular,
  TailwindCSS: tailwindcss,
  Bootstrap: bootstrap,
  'Node.js': node,
  Express: express,
  FastAPI: fastapi,
  Django: django,
  Flask: flask,
  'Ruby on Rails': rails,
  PHP: php,
  Laravel: laravel,
};

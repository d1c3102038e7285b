import type { Technology } from '../../technology.ts';
import { angular } from './angular.ts';
import { aspnetcore } from './aspnetcore.ts';
import { astro } from './astro.ts';
import { axum } from './axum.ts';
import { bootstrap } from './bootstrap.ts';
import { django } from './django.ts';
import { drizzle } from './drizzle.ts';
import { expo } from './expo.ts';
import { express } from './express.ts';
import { fastapi } from './fastapi.ts';
import { flask } from './flask.ts';
import { flutter } from './flutter.ts';
import { go } from './go.ts';
import { hono } from './hono.ts';
import { javascript } from './javascript.ts';
import { laravel } from './laravel.ts';
import { nestjs } from './nestjs.ts';
import { next } from './next.ts';
import { node } from './node.ts';
import { nuxt } from './nuxt.ts';
import { php } from './php.ts';
import { playwright } from './playwright.ts';
import { postgresql } from './postgresql.ts';
import { prisma } from './prisma.ts';
import { python } from './python.ts';
import { rails } from './rails.ts';
import { react } from './react.ts';
import { springBoot } from './spring-boot.ts';
import { supabase } from './supabase.ts';
import { svelte } from './svelte.ts';
import { sveltekit } from './sveltekit.ts';
import { tailwindcss } from './tailwindcss.ts';
import { tanstackQuery } from './tanstack-query.ts';
import { tanstackRouter } from './tanstack-router.ts';
import { typescript } from './typescript.ts';
import { vitest } from './vitest.ts';
import { vue } from './vue.ts';

/** Every technology, in the order of the wizard: the specified ones, then those under "More". A technology joins the product with its file and its line here. */
export const allTechnologies: readonly Technology[] = [
  react,
  vue,
  angular,
  tailwindcss,
  bootstrap,
  typescript,
  javascript,
  node,
  express,
  fastapi,
  django,
  flask,
  rails,
  php,
  laravel,
  next,
  python,
  vitest,
  playwright,
  postgresql,
  supabase,
  aspnetcore,
  springBoot,
  go,
  tanstackQuery,
  tanstackRouter,
  expo,
  svelte,
  sveltekit,
  nestjs,
  nuxt,
  astro,
  prisma,
  drizzle,
  hono,
  axum,
  flutter,
];

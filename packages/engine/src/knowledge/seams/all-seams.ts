import type { Seam } from '../../seam.ts';
import { angularBootstrap } from './angular-bootstrap.ts';
import { angularDjango } from './angular-django.ts';
import { angularLaravel } from './angular-laravel.ts';
import { angularNode } from './angular-node.ts';
import { angularTailwind } from './angular-tailwind.ts';
import { angularTypescript } from './angular-typescript.ts';
import { axumPostgresql } from './axum-postgresql.ts';
import { boltSupabase } from './bolt-supabase.ts';
import { bootstrapTypescript } from './bootstrap-typescript.ts';
import { djangoInterfaceFiles } from './django-interface-files.ts';
import { expoSupabase } from './expo-supabase.ts';
import { frontendWithServer } from './frontend-with-server.ts';
import { goPostgresql } from './go-postgresql.ts';
import { interfaceAspnetcore } from './interface-aspnetcore.ts';
import { interfaceBootstrap } from './interface-bootstrap.ts';
import { interfaceCors } from './interface-cors.ts';
import { interfaceDjango } from './interface-django.ts';
import { interfaceDjangoApi } from './interface-django-api.ts';
import { interfaceExpress } from './interface-express.ts';
import { interfaceFastapiErrors } from './interface-fastapi-errors.ts';
import { interfaceFlask } from './interface-flask.ts';
import { interfaceFlaskCsrf } from './interface-flask-csrf.ts';
import { interfaceLaravel } from './interface-laravel.ts';
import { interfacePython } from './interface-python.ts';
import { interfaceRails } from './interface-rails.ts';
import { interfaceSpring } from './interface-spring.ts';
import { interfaceTailwind } from './interface-tailwind.ts';
import { laravelInertia } from './laravel-inertia.ts';
import { laravelInterfaceVite } from './laravel-interface-vite.ts';
import { laravelPhp } from './laravel-php.ts';
import { monorepo } from './monorepo.ts';
import { nestPrisma } from './nest-prisma.ts';
import { nextDrizzle } from './next-drizzle.ts';
import { nextPrisma } from './next-prisma.ts';
import { nextSupabase } from './next-supabase.ts';
import { nextTailwind } from './next-tailwind.ts';
import { nodeExpress } from './node-express.ts';
import { nodeTypescript } from './node-typescript.ts';
import { nodeTypescriptRun } from './node-typescript-run.ts';
import { nuxtTailwind } from './nuxt-tailwind.ts';
import { railsInterfaceCsrf } from './rails-interface-csrf.ts';
import { reactBootstrap } from './react-bootstrap.ts';
import { reactExpress } from './react-express.ts';
import { reactFastapi } from './react-fastapi.ts';
import { reactJavascript } from './react-javascript.ts';
import { reactLaravel } from './react-laravel.ts';
import { reactRails } from './react-rails.ts';
import { reactTailwind } from './react-tailwind.ts';
import { reactTypescript } from './react-typescript.ts';
import { severalInterfaces } from './several-interfaces.ts';
import { severalServices } from './several-services.ts';
import { tailwindBootstrap } from './tailwind-bootstrap.ts';
import { tailwindTypescript } from './tailwind-typescript.ts';
import { twoLanguages } from './two-languages.ts';
import { typescriptJavascript } from './typescript-javascript.ts';
import { vueBootstrap } from './vue-bootstrap.ts';
import { vueExpress } from './vue-express.ts';
import { vueLaravel } from './vue-laravel.ts';
import { vueTailwind } from './vue-tailwind.ts';
import { vueTypescript } from './vue-typescript.ts';

/** Every seam, in the order in which a rule lists them. */
export const allSeams: readonly Seam[] = [
  typescriptJavascript,
  tailwindBootstrap,
  severalInterfaces,
  severalServices,
  reactTypescript,
  vueTypescript,
  interfaceTailwind,
  interfaceBootstrap,
  interfacePython,
  interfaceCors,
  interfaceDjango,
  interfaceLaravel,
  interfaceRails,
  nodeTypescript,
  frontendWithServer,
  angularTypescript,
  reactTailwind,
  vueTailwind,
  angularTailwind,
  angularNode,
  reactBootstrap,
  angularBootstrap,
  vueBootstrap,
  reactFastapi,
  interfaceFastapiErrors,
  interfaceDjangoApi,
  interfaceFlask,
  interfaceFlaskCsrf,
  interfaceExpress,
  vueExpress,
  reactExpress,
  reactLaravel,
  vueLaravel,
  angularDjango,
  angularLaravel,
  reactRails,
  laravelInertia,
  laravelPhp,
  nodeExpress,
  nodeTypescriptRun,
  reactJavascript,
  bootstrapTypescript,
  tailwindTypescript,
  djangoInterfaceFiles,
  laravelInterfaceVite,
  railsInterfaceCsrf,
  twoLanguages,
  nextTailwind,
  nextSupabase,
  expoSupabase,
  boltSupabase,
  interfaceSpring,
  interfaceAspnetcore,
  goPostgresql,
  nuxtTailwind,
  nextPrisma,
  nextDrizzle,
  nestPrisma,
  axumPostgresql,
  monorepo,
];

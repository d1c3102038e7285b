import type { CodeProbeId } from '@regelwerk/contract/rules/code-probes';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { PackageName } from '@regelwerk/contract/rules/registry-facts';

/** What the facts of a project must or must not show, so that a line of general knowledge fits its code. */
export interface Gate {
  readonly directives: readonly string[];
  /** Leaves where one of these packages decides it another way. */
  readonly unless?: readonly PackageName[];
  /** Stays only in a new project: nothing in the files of another one shows it. */
  readonly ofNew?: true;
  /** Leaves where the project has switched one of these lint rules or flags off. */
  readonly off?: readonly string[];
  /** Leaves where the files show one of these. */
  readonly against?: NonNullable<ProjectProfile['traits']>;
  /** Stays only where the files show one of these. */
  readonly within?: NonNullable<ProjectProfile['traits']>;
  /** Leaves where a package is older than a version. */
  readonly before?: readonly [PackageName, string];
  /** Whether the line alone stays, without its example. */
  readonly ofExample?: true;
  /** Stays only where the code follows this line, if the code was counted. */
  readonly followed?: CodeProbeId;
}

const phpFrameworks = [
  'php:laravel/framework',
  'php:symfony/framework-bundle',
  'php:cakephp/cakephp',
  'php:yiisoft/yii2',
] as const;
const orms = [
  'php:doctrine/orm',
  'php:doctrine/dbal',
  'php:doctrine/doctrine-bundle',
  'php:laravel/framework',
  'php:illuminate/database',
  'php:cakephp/orm',
  'php:cakephp/cakephp',
  'php:yiisoft/yii2',
  'php:cycle/orm',
] as const;
/** They lay out the pages of an app in a way of their own. */
const reactFrameworks = [
  'npm:next',
  'npm:expo',
  'npm:react-native',
  'npm:@react-router/dev',
  'npm:@remix-run/dev',
  'npm:@remix-run/react',
  'npm:@tanstack/react-start',
  'npm:gatsby',
  'npm:astro',
  'npm:@redwoodjs/core',
  'npm:@docusaurus/core',
] as const;
const vueFrameworks = ['npm:nuxt', 'npm:quasar', 'npm:@ionic/vue', 'npm:vitepress', 'npm:astro'] as const;
const nodeFrameworks = [
  'npm:@nestjs/core',
  'npm:@adonisjs/core',
  'npm:@strapi/strapi',
  'npm:payload',
  'npm:@redwoodjs/core',
  'npm:@keystone-6/core',
  'npm:@medusajs/medusa',
  ...reactFrameworks,
  'npm:nuxt',
  'npm:@sveltejs/kit',
] as const;
/** They draw native views, without elements, forms and styles of a page. */
const nativeViews = ['npm:expo', 'npm:react-native'] as const;

/** Where a general line does not fit: the packages, lint rules and layouts of real projects that contradict it. */
export const gates: readonly Gate[] = [
  { directives: ['base.applied-migration'], within: ['migrations'] },
  { directives: ['php.prepared'], unless: orms },
  {
    directives: ['php.passwords'],
    unless: [...phpFrameworks, 'php:symfony/password-hasher', 'php:symfony/security-bundle'],
  },
  { directives: ['php.session', 'php.csrf', 'php.exceptions', 'php.uploads'], unless: phpFrameworks },
  { directives: ['php.echo-input'], unless: [...phpFrameworks, 'php:twig/twig'] },
  { directives: ['laravel.bootstrap', 'laravel.request-forgery'], against: ['laravel-kernel'] },
  {
    directives: ['rails.authentication'],
    unless: ['ruby:devise', 'ruby:sorcery', 'ruby:clearance', 'ruby:rodauth-rails', 'ruby:authlogic', 'ruby:bcrypt'],
  },
  {
    directives: ['rails.solid'],
    unless: ['ruby:sidekiq', 'ruby:good_job', 'ruby:resque', 'ruby:delayed_job_active_record'],
  },
  { directives: ['rails.rate-limit'], unless: ['ruby:rack-attack'] },
  {
    directives: ['typescript.any'],
    off: ['no-explicit-any', 'noExplicitAny', 'no-non-null-assertion', 'noNonNullAssertion'],
  },
  { directives: ['typescript.promises'], off: ['no-floating-promises', 'noFloatingPromises'] },
  { directives: ['typescript.ts-expect-error'], off: ['ban-ts-comment', 'noTsIgnore'] },
  {
    directives: ['typescript.type-imports'],
    off: ['consistent-type-imports', 'useImportType', 'verbatimModuleSyntax'],
  },
  { directives: ['typescript.enum'], off: ['erasableSyntaxOnly', 'noEnum'] },
  { directives: ['typescript.strict', 'typescript.strict-new'], off: ['strict', 'noImplicitAny', 'strictNullChecks'] },
  { directives: ['javascript.esm', 'node.dirname'], against: ['commonjs'] },
  { directives: ['javascript.equality'], off: ['eqeqeq', 'noDoubleEquals'] },
  {
    directives: ['node.builtins', 'node.test-real'],
    unless: [
      'npm:jest',
      'npm:vitest',
      'npm:mocha',
      'npm:ava',
      'npm:axios',
      'npm:got',
      'npm:node-fetch',
      'npm:dotenv',
      'npm:ky',
    ],
  },
  { directives: ['node.streams', 'node.exec-args', 'node.paths', 'node.block-loop'], unless: nativeViews },
  { directives: ['react.tree'], unless: reactFrameworks },
  { directives: ['vue.tree'], unless: vueFrameworks },
  { directives: ['node.tree'], unless: nodeFrameworks },
  { directives: ['php.tree'], unless: [...phpFrameworks, 'php:codeigniter4/framework', 'php:drupal/core'] },
  // the frameworks split and reload their pages by the path themselves
  { directives: ['vue.lazy-routes', 'vue.route-params', 'vue.guard-return'], unless: ['npm:nuxt'] },
  { directives: ['react.lint'], unless: ['npm:eslint-config-expo', 'npm:eslint-config-next'] },
  {
    directives: [
      'react.actions',
      'react.view-transition',
      'react.activity',
      'react.html-from-outside',
      'pair.react-typescript',
      'pair.react-tailwind',
      'frontend.url-state',
      'frontend.layout-shift',
      'frontend.announce',
    ],
    unless: nativeViews,
  },
  // a class that is injected by its type must be there when the code runs
  {
    directives: ['typescript.type-imports', 'typescript.enum', 'pair.node-typescript-run', 'node.require-esm'],
    unless: ['npm:@nestjs/core'],
  },
  { directives: ['node.shutdown'], unless: ['npm:@nestjs/core', 'npm:@adonisjs/core', 'npm:next', 'npm:nuxt'] },
  // a worker has no process, files or shell
  {
    directives: ['node.shutdown', 'node.block-loop', 'node.streams', 'node.exec-args', 'node.paths', 'node.permission'],
    unless: ['npm:wrangler'],
  },
  { directives: ['base.personal-data'], ofNew: true },
  { directives: ['frontend.url-state'], followed: 'frontend.url-state' },
  { directives: ['laravel.form-requests'], followed: 'laravel.form-requests' },
  {
    directives: ['react.lint'],
    off: ['react-hooks/exhaustive-deps', 'react-hooks/rules-of-hooks', 'useExhaustiveDependencies'],
  },
  {
    directives: ['react.effect-event'],
    off: ['react-hooks/exhaustive-deps', 'exhaustive-deps', 'useExhaustiveDependencies'],
  },
  { directives: ['angular.zoneless'], unless: ['npm:zone.js'] },
  { directives: ['angular.vitest'], unless: ['npm:karma', 'npm:jest', 'npm:jest-preset-angular'] },
  { directives: ['angular.animations'], unless: ['npm:@angular/animations'] },
  { directives: ['angular.standalone', 'angular.lazy-routes'], against: ['ng-modules'] },
  { directives: ['angular.inject'], off: ['prefer-inject'] },
  { directives: ['tailwind.css-first', 'tailwind.plugin'], against: ['tailwind-config'] },
  { directives: ['fastapi.pydantic2'], before: ['python:pydantic', '2'] },
  { directives: ['fastapi.blocking-async'], before: ['python:pydantic', '2'], ofExample: true },
  {
    directives: ['django.tasks'],
    unless: ['python:celery', 'python:huey', 'python:django-q2', 'python:dramatiq', 'python:django-rq'],
  },
  { directives: ['django.csp'], unless: ['python:django-csp'] },
];

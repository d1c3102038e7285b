import type { PlainChoice } from './choices.ts';
import type { PackageName } from './registry-facts.ts';

/** A place where the code of a project runs. */
export type Platform = 'browser' | 'server' | 'app' | 'desktop';

/** A package that a maintainer would name when asked what a project is made with. */
export interface RecognizedPackage {
  readonly label: string;
  /** Where code written with it runs; empty where the package alone does not tell. */
  readonly runsOn: readonly Platform[];
  /** The plain answer of the wizard that it shows. */
  readonly answer?: PlainChoice<'framework'>;
}

type Row = readonly [label: string, ...packages: PackageName[]];

/** Pages are rendered on a server too. */
const bothSides: readonly Row[] = [
  ['Next.js', 'npm:next'],
  ['SvelteKit', 'npm:@sveltejs/kit'],
  ['Nuxt', 'npm:nuxt'],
  ['React Router', 'npm:@react-router/node', 'npm:@react-router/dev'],
  ['Remix', 'npm:@remix-run/node', 'npm:@remix-run/react', 'npm:@remix-run/dev'],
  ['TanStack Start', 'npm:@tanstack/react-start', 'npm:@tanstack/solid-start'],
  ['SolidStart', 'npm:@solidjs/start'],
  ['Qwik City', 'npm:@builder.io/qwik-city', 'npm:@qwik.dev/router'],
  ['RedwoodJS', 'npm:@redwoodjs/core'],
  ['Inertia', 'npm:@inertiajs/react', 'npm:@inertiajs/vue3', 'npm:@inertiajs/svelte'],
];

const browser: readonly Row[] = [
  ['React', 'npm:react'],
  ['Vue', 'npm:vue'],
  ['Angular', 'npm:@angular/core'],
  ['Svelte', 'npm:svelte'],
  ['TanStack Query', 'npm:@tanstack/react-query'],
  ['TanStack Router', 'npm:@tanstack/react-router'],
  ['Astro', 'npm:astro'],
  ['Gatsby', 'npm:gatsby'],
  ['Solid', 'npm:solid-js'],
  ['Preact', 'npm:preact'],
  ['Lit', 'npm:lit'],
  ['Qwik', 'npm:@builder.io/qwik', 'npm:@qwik.dev/core'],
  ['Ember', 'npm:ember-source'],
  ['Stencil', 'npm:@stencil/core'],
  ['Alpine.js', 'npm:alpinejs'],
  ['Stimulus', 'npm:@hotwired/stimulus'],
  ['Turbo', 'npm:@hotwired/turbo', 'npm:@hotwired/turbo-rails'],
  ['Vuetify', 'npm:vuetify'],
  ['Quasar', 'npm:quasar'],
  ['MUI', 'npm:@mui/material'],
  ['Ant Design', 'npm:antd'],
  ['Vite', 'npm:vite'],
  ['TailwindCSS', 'npm:tailwindcss'],
  ['Bootstrap', 'npm:bootstrap'],
  ['UnoCSS', 'npm:unocss', 'npm:@unocss/nuxt'],
  ['Yew', 'rust:yew'],
  ['Leptos', 'rust:leptos'],
];

const server: readonly Row[] = [
  ['NestJS', 'npm:@nestjs/core'],
  ['Fastify', 'npm:fastify'],
  ['Koa', 'npm:koa'],
  ['Hono', 'npm:hono'],
  ['hapi', 'npm:@hapi/hapi'],
  ['Express', 'npm:express'],
  ['AdonisJS', 'npm:@adonisjs/core'],
  ['Elysia', 'npm:elysia'],
  ['Oak', 'npm:@oak/oak'],
  ['Fresh', 'npm:@fresh/core'],
  ['Payload', 'npm:payload'],
  ['Strapi', 'npm:@strapi/strapi'],
  ['Apollo Server', 'npm:@apollo/server'],
  ['Socket.IO', 'npm:socket.io'],
  ['tRPC', 'npm:@trpc/server'],
  ['FastAPI', 'python:fastapi'],
  ['Django', 'python:django'],
  ['Flask', 'python:flask'],
  ['Starlette', 'python:starlette'],
  ['Litestar', 'python:litestar'],
  ['Sanic', 'python:sanic'],
  ['Django REST framework', 'python:djangorestframework'],
  ['Wagtail', 'python:wagtail'],
  ['Celery', 'python:celery'],
  ['PHP', 'php:php'],
  ['Laravel', 'php:laravel/framework'],
  ['Symfony', 'php:symfony/framework-bundle', 'php:symfony/symfony'],
  ['API Platform', 'php:api-platform/symfony', 'php:api-platform/core'],
  ['Livewire', 'php:livewire/livewire'],
  ['Filament', 'php:filament/filament'],
  ['Slim', 'php:slim/slim'],
  ['CodeIgniter', 'php:codeigniter4/framework'],
  ['CakePHP', 'php:cakephp/cakephp'],
  ['Yii', 'php:yiisoft/yii2'],
  ['Drupal', 'php:drupal/core', 'php:drupal/core-recommended'],
  ['Ruby on Rails', 'ruby:rails', 'ruby:railties', 'ruby:actionpack'],
  ['Sinatra', 'ruby:sinatra'],
  ['Hanami', 'ruby:hanami'],
  ['Grape', 'ruby:grape'],
  ['Sidekiq', 'ruby:sidekiq'],
  ['turbo-rails', 'ruby:turbo-rails'],
  ['stimulus-rails', 'ruby:stimulus-rails'],
  ['Flamego', 'go:github.com/flamego/flamego'],
  ['Macaron', 'go:gopkg.in/macaron.v1'],
  ['Gin', 'go:github.com/gin-gonic/gin'],
  ['Echo', 'go:github.com/labstack/echo/v4', 'go:github.com/labstack/echo/v5'],
  ['Fiber', 'go:github.com/gofiber/fiber/v2', 'go:github.com/gofiber/fiber/v3'],
  ['chi', 'go:github.com/go-chi/chi/v5', 'go:github.com/go-chi/chi'],
  ['gorilla/mux', 'go:github.com/gorilla/mux'],
  ['Axum', 'rust:axum'],
  ['Actix Web', 'rust:actix-web'],
  ['Rocket', 'rust:rocket'],
  ['warp', 'rust:warp'],
  [
    'Spring Boot',
    'java:org.springframework.boot:spring-boot-starter-parent',
    'java:org.springframework.boot:spring-boot-dependencies',
    'java:org.springframework.boot:spring-boot-starter',
    'java:org.springframework.boot',
  ],
  ['Quarkus', 'java:io.quarkus.platform:quarkus-bom', 'java:io.quarkus:quarkus-bom', 'java:io.quarkus'],
  [
    'Micronaut',
    'java:io.micronaut.platform:micronaut-parent',
    'java:io.micronaut.platform:micronaut-platform',
    'java:io.micronaut.application',
    'java:io.micronaut:micronaut-runtime',
  ],
  [
    'Armeria',
    'java:com.linecorp.armeria:armeria',
    'java:com.linecorp.armeria:armeria-spring-boot3-autoconfigure',
    'java:com.linecorp.armeria:armeria-bom',
  ],
  ['Jetty', 'java:org.eclipse.jetty:jetty-bom', 'java:org.eclipse.jetty:jetty-server'],
  ['Ktor', 'java:io.ktor.plugin', 'java:io.ktor:ktor-server-core'],
  ['ASP.NET Core', 'dotnet:Microsoft.NET.Sdk.Web'],
  [
    'Blazor',
    'dotnet:Microsoft.AspNetCore.Components.Web',
    'dotnet:Microsoft.AspNetCore.Components.WebAssembly',
    'dotnet:Microsoft.AspNetCore.Components',
  ],
  ['Phoenix', 'elixir:phoenix'],
  ['Phoenix LiveView', 'elixir:phoenix_live_view'],
  ['Vapor', 'swift:vapor'],
  ['Hummingbird', 'swift:hummingbird'],
];

const app: readonly Row[] = [
  ['Expo', 'npm:expo'],
  ['React Native', 'npm:react-native'],
  ['Ionic', 'npm:@ionic/core', 'npm:@ionic/react', 'npm:@ionic/vue', 'npm:@ionic/angular'],
  ['Capacitor', 'npm:@capacitor/core'],
  ['NativeScript', 'npm:@nativescript/core'],
  ['Riverpod', 'dart:flutter_riverpod', 'dart:hooks_riverpod'],
  ['Bloc', 'dart:flutter_bloc'],
  ['provider', 'dart:provider'],
  ['go_router', 'dart:go_router'],
  ['.NET MAUI', 'dotnet:Microsoft.Maui.Controls'],
  ['Android Gradle plugin', 'java:com.android.application', 'java:com.android.tools.build:gradle'],
  ['Jetpack Compose BOM', 'java:androidx.compose:compose-bom'],
];

const desktop: readonly Row[] = [
  ['Tauri', 'npm:@tauri-apps/api', 'rust:tauri'],
  ['Avalonia', 'dotnet:Avalonia'],
  ['egui', 'rust:egui', 'rust:eframe'],
];

/** Libraries of data, types and terminals, which run on more than one platform. */
const anywhere: readonly Row[] = [
  ['TypeScript', 'npm:typescript'],
  ['Prisma', 'npm:@prisma/client', 'npm:prisma'],
  ['Drizzle', 'npm:drizzle-orm'],
  ['TypeORM', 'npm:typeorm'],
  ['MikroORM', 'npm:@mikro-orm/core'],
  ['Sequelize', 'npm:sequelize'],
  ['Mongoose', 'npm:mongoose'],
  ['MongoDB driver', 'npm:mongodb'],
  ['Knex', 'npm:knex'],
  ['Kysely', 'npm:kysely'],
  ['Supabase', 'npm:@supabase/supabase-js', 'npm:@supabase/ssr'],
  ['GraphQL', 'npm:graphql'],
  ['Ink', 'npm:ink'],
  ['oclif', 'npm:@oclif/core'],
  ['Three.js', 'npm:three'],
  ['SQLAlchemy', 'python:sqlalchemy'],
  ['SQLModel', 'python:sqlmodel'],
  ['Tortoise ORM', 'python:tortoise-orm'],
  ['Peewee', 'python:peewee'],
  ['Pydantic', 'python:pydantic'],
  ['Celery', 'python:celery'],
  ['Typer', 'python:typer'],
  ['Click', 'python:click'],
  ['PyTorch', 'python:torch'],
  ['Streamlit', 'python:streamlit'],
  ['Doctrine ORM', 'php:doctrine/orm'],
  ['GORM', 'go:gorm.io/gorm'],
  ['ent', 'go:entgo.io/ent'],
  ['Cobra', 'go:github.com/spf13/cobra'],
  ['gRPC', 'go:google.golang.org/grpc'],
  ['Tokio', 'rust:tokio'],
  ['Diesel', 'rust:diesel'],
  ['SQLx', 'rust:sqlx'],
  ['SeaORM', 'rust:sea-orm'],
  ['clap', 'rust:clap'],
  ['Ratatui', 'rust:ratatui'],
  ['tonic', 'rust:tonic'],
  ['Dapper', 'dotnet:Dapper'],
  [
    'Entity Framework Core',
    'dotnet:Microsoft.EntityFrameworkCore',
    'dotnet:Microsoft.EntityFrameworkCore.Sqlite',
    'dotnet:Microsoft.EntityFrameworkCore.SqlServer',
    'dotnet:Microsoft.EntityFrameworkCore.Relational',
    'dotnet:Microsoft.EntityFrameworkCore.Design',
    'dotnet:Npgsql.EntityFrameworkCore.PostgreSQL',
    'dotnet:Microsoft.EntityFrameworkCore.Tools',
    'dotnet:Pomelo.EntityFrameworkCore.MySql',
  ],
  ['Aspire', 'dotnet:Aspire.Hosting.AppHost', 'dotnet:Aspire.AppHost.Sdk'],
  ['MyBatis', 'java:org.mybatis.spring.boot:mybatis-spring-boot-starter', 'java:org.mybatis:mybatis'],
  ['jOOQ', 'java:org.jooq:jooq', 'java:org.springframework.boot:spring-boot-starter-jooq'],
  ['Flyway', 'java:org.flywaydb:flyway-core', 'java:org.flywaydb.flyway'],
  [
    'Kotlin',
    'java:org.jetbrains.kotlin.jvm',
    'java:org.jetbrains.kotlin.android',
    'java:org.jetbrains.kotlin.multiplatform',
    'java:org.jetbrains.kotlin:kotlin-gradle-plugin',
    'java:org.jetbrains.kotlin:kotlin-stdlib',
    'java:org.jetbrains.kotlin:kotlin-stdlib-jdk8',
    'java:org.jetbrains.kotlin:kotlin-bom',
  ],
  [
    'SQLDelight',
    'java:app.cash.sqldelight',
    'java:app.cash.sqldelight:gradle-plugin',
    'java:app.cash.sqldelight:runtime',
  ],
  ['Mongoid', 'ruby:mongoid'],
  ['Drift', 'dart:drift'],
  ['Starlight', 'npm:@astrojs/starlight'],
  ['Ecto', 'elixir:ecto'],
  ['Ecto SQL', 'elixir:ecto_sql'],
  ['Sequel', 'ruby:sequel'],
  ['Devise', 'ruby:devise'],
  ['tailwindcss-rails', 'ruby:tailwindcss-rails'],
];

const answering: readonly (readonly [answer: PlainChoice<'framework'>, runsOn: readonly Platform[], ...row: Row])[] = [
  ['electron', ['desktop'], 'Electron', 'npm:electron'],
  ['flutter', ['app'], 'Flutter', 'dart:flutter'],
];

const rows: readonly (readonly [readonly Platform[], readonly Row[]])[] = [
  [['browser', 'server'], bothSides],
  [['browser'], browser],
  [['server'], server],
  [['app'], app],
  [['desktop'], desktop],
  [[], anywhere],
];

/** Every recognized package by its name in its registry; the first package of a label carries its version. */
export const recognizedPackages: ReadonlyMap<string, RecognizedPackage> = new Map([
  ...answering.flatMap(([answer, runsOn, label, ...packages]) =>
    packages.map((name) => [name, { label, runsOn, answer }] as const),
  ),
  ...rows.flatMap(([runsOn, all]) =>
    all.flatMap(([label, ...packages]) => packages.map((name) => [name, { label, runsOn }] as const)),
  ),
]);

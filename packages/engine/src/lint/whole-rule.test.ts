import { type ApplicationType, type Behavior, type Framework, frameworksOf } from '@regelwerk/contract/rules/choices';
import type { Rule, RuleLine } from '@regelwerk/contract/rules/rule';
import { contentLanguages } from '@regelwerk/contract/shared/languages';
import { describe, expect, test } from 'vitest';
import { composeRule } from '../compose/compose-rule.ts';
import { deliveriesOf } from '../deliver/deliveries-of.ts';
import { allDirectives } from '../knowledge/all-directives.ts';
import { allTechnologies } from '../knowledge/technologies/all-technologies.ts';
import { technologyGroups } from '../knowledge/technologies/technology-groups.ts';
import { renderMarkdown } from '../render/render-markdown.ts';
import { pairsOf } from './combinations.ts';
import { commandFaults } from './command-faults.ts';
import { findFaults } from './find-faults.ts';
import { foreignSyntax } from './foreign-syntax.ts';
import { seededRandom } from './seeded-random.ts';

const sizes = ['lean', 'standard'] as const;
const screens = new Set<string>(technologyGroups.screens);
/** Words about conduct, which the project and its technologies must not pay for. */
const mostWords = { lean: 230, standard: 480 };
/** Every technology alone and with its partners, and with the languages and styles that such a pair usually has. */
function stacks(applicationType: ApplicationType): Framework[][] {
  const names = frameworksOf(applicationType);
  const usual = (['TypeScript', 'TailwindCSS'] as const).filter((name) => names.includes(name));
  const pairs = pairsOf(names, seededRandom(20261127));
  return [...names.map((name) => [name]), ...pairs].flatMap((stack) => [stack, [...new Set([...stack, ...usual])]]);
}

describe('a rule is read whole', () => {
  test.each(['Frontend', 'Backend', 'Fullstack'] as const)('%s: no stack has a fault', (applicationType) => {
    const faults = new Set<string>();
    for (const frameworks of stacks(applicationType)) {
      for (const size of sizes) {
        for (const language of contentLanguages) {
          const form = { applicationType, frameworks, behaviorPreference: 'Strict', outputFormat: 'Markdown' } as const;
          const rule = composeRule({ aiModel: 'Claude', ...form }, language, size);
          for (const fault of findFaults(rule)) faults.add(`${frameworks.join(' ')} ${size} ${language}: ${fault}`);
        }
      }
    }
    expect([...faults]).toEqual([]);
  });
});

describe('what only a whole rule shows', () => {
  const textOf = (
    applicationType: ApplicationType,
    frameworks: Framework[],
    behaviorPreference = 'Strict' as Behavior,
  ) =>
    contentLanguages.map((language) =>
      renderMarkdown(
        composeRule(
          { aiModel: 'Claude', applicationType, frameworks, behaviorPreference, outputFormat: 'Markdown' },
          language,
          'full',
        ),
      ),
    );

  test('a page with Bootstrap builds dialogs with one of the two', () => {
    for (const text of textOf('Frontend', ['JavaScript', 'Bootstrap'])) expect(text).not.toContain('showModal');
    for (const text of textOf('Frontend', ['JavaScript'])) expect(text).toContain('showModal');
  });

  test('Vue with TypeScript declares props by type argument in every line', () => {
    for (const text of textOf('Frontend', ['Vue', 'TypeScript'])) expect(text).not.toMatch(/defineProps\(\[/);
  });

  test('no server is told of composables, and no page without Vite of its types', () => {
    for (const text of textOf('Backend', ['Express', 'TypeScript'], 'Modular'))
      expect(text).not.toMatch(/[Cc]omposable|[Ss]ignals|vite\/client/);
    for (const text of textOf('Frontend', ['Angular'])) expect(text).not.toContain('vite/client');
  });

  test('Angular sends Django its token under the names that Django reads, and writes no template tag', () => {
    for (const text of textOf('Fullstack', ['Angular', 'Django'])) {
      expect(text).toMatch(/withXsrfConfiguration\(\{ cookieName: 'csrftoken', headerName: 'X-CSRFToken' \}\)/);
      expect(text).not.toMatch(/json_script|writing `fetch`|schreibenden `fetch`/);
    }
  });

  test('the commands of one package.json stand together, before those of a server in another language', () => {
    for (const [page, server] of [
      ['React', 'FastAPI'],
      ['Vue', 'Laravel'],
      ['React', 'Ruby on Rails'],
    ] as const)
      for (const text of textOf('Fullstack', [page, server, 'TypeScript'])) {
        const at = ['tsc', 'npm run build', /`pytest`|artisan test|rails test/].map((one) => text.search(one));
        expect(at, `${page} ${server}`).toEqual(at.toSorted((a, b) => a - b));
      }
  });

  test('a readonly object is cloned with changes where its class may write', () => {
    for (const text of textOf('Backend', ['PHP'])) expect(text).toMatch(/clone\(\$this, .*protected\(set\)/);
  });

  test('Lovable is not told to keep the session elsewhere than the client it generates does', () => {
    for (const language of contentLanguages)
      for (const size of [...sizes, 'full'] as const) {
        const form = {
          behaviorPreference: 'Strict',
          outputFormat: 'Markdown',
          frameworks: ['React', 'TypeScript'],
        } as const;
        const rule = composeRule({ aiModel: 'Lovable', applicationType: 'Frontend', ...form }, language, size);
        expect(renderMarkdown(rule)).not.toMatch(/session token or personal|Sitzungs-Token oder/);
      }
  });

  const ruleFor = (
    aiModel: string,
    applicationType: ApplicationType,
    frameworks: Framework[],
    size: (typeof sizes)[number] | 'full' = 'full',
  ) =>
    contentLanguages.map((language) =>
      composeRule(
        { aiModel, applicationType, frameworks, behaviorPreference: 'Strict', outputFormat: 'Markdown' },
        language,
        size,
      ),
    );

  test('Bolt is not told to keep the session elsewhere than the client of its database does', () => {
    for (const size of [...sizes, 'full'] as const)
      for (const rule of ruleFor('BoltNew', 'Frontend', ['React', 'TypeScript'], size))
        expect(renderMarkdown(rule)).not.toMatch(/session token or personal|Sitzungs-Token oder/);
  });

  test('Bolt with Supabase names one database, and Bolt alone its own', () => {
    for (const size of [...sizes, 'full'] as const) {
      for (const rule of ruleFor('BoltNew', 'Frontend', ['React', 'Supabase'], size)) {
        expect(renderMarkdown(rule)).not.toMatch(/Bolt database|Bolt-Datenbank/);
        expect(renderMarkdown(rule)).toMatch(/secrets of the Supabase project|Secrets des Supabase-Projekts/);
      }
      for (const rule of ruleFor('BoltNew', 'Frontend', ['React'], size))
        expect(renderMarkdown(rule)).toMatch(/Bolt database|Bolt-Datenbank/);
    }
  });

  test('Nuxt loads with its own composables, not in a watch that the server does not wait for', () => {
    for (const text of textOf('Fullstack', ['Nuxt', 'TypeScript'])) {
      expect(text).not.toMatch(/`watch\(|route’s params|Parameter der Route/);
      expect(text).toContain('`useAsyncData`');
    }
    for (const text of textOf('Frontend', ['Vue'])) expect(text).toContain('`watch(() => props.id, load');
  });

  test.each(['Ruby on Rails', 'Django', 'Flask', 'Laravel', 'PHP', 'Express', 'Spring Boot', 'ASP.NET Core'] as const)(
    'pages that %s writes from templates have neither CSS modules nor a loading state for every list',
    (server) => {
      for (const size of [...sizes, 'full'] as const)
        for (const rule of ruleFor('Claude', 'Fullstack', [server, 'TailwindCSS'], size)) {
          const text = renderMarkdown(rule);
          expect(text).not.toMatch(/@reference|wrong overall shape|erwartete Format/);
          expect(text).toMatch(/Where a script loads data|Wo ein Skript Daten lädt/);
        }
      for (const text of textOf('Fullstack', [server, 'React', 'TailwindCSS']))
        expect(text).toMatch(/wrong overall shape|erwartete Format/);
    },
  );

  test('a command that waits for somebody is run in the background, and one test has a command of its own', () => {
    for (const { id, text } of allDirectives)
      for (const words of [text.en, text.de])
        if (words.includes('--debug=cli')) expect(words, id).toMatch(/in the background|im Hintergrund/);
    for (const text of textOf('Backend', ['Ruby on Rails'])) {
      expect(text).toMatch(/`bin\/rails test FILE:LINE`/);
      expect(text).not.toContain('`bin/ci`');
    }
  });

  test('a missing setting stops only what needs it, which runs of the effect bench have shown to be needed', () => {
    for (const framework of ['FastAPI', 'Express', 'Django', 'Laravel'] as const)
      expect(textOf('Backend', [framework]).join('\n')).toContain('if missing, only what needs it fails');
  });

  test('no two technologies of a stack claim every page, and a database no file of a language outside the server', () => {
    const globs = (frameworks: Framework[], name: string) => {
      const [rule] = ruleFor('Claude Code', 'Fullstack', frameworks, 'standard');
      const files = rule === undefined ? [] : deliveriesOf(rule).flatMap((one) => one.files);
      return files.find(({ path = '' }) => path.endsWith(`${name}.md`))?.content.split('\n---\n')[0] ?? '';
    };
    for (const server of ['Django', 'Flask'] as const) {
      expect(globs([server], server.toLowerCase())).toContain('**/*.html');
      for (const page of ['Angular', 'React', 'Vue'] as const)
        expect(globs([page, server], server.toLowerCase())).not.toMatch(/\*\*\/\*\.html|static/);
      expect(globs(['Angular', server], 'angular')).toContain('**/src/**/*.html');
    }
    for (const [stack, foreign] of [
      [['Next.js', 'TailwindCSS'], /\.php|\.py|\.java|\.cs/],
      [['Laravel', 'TailwindCSS'], /\.ts|\.py/],
      [['React', 'Express', 'TailwindCSS'], /\.php|\.py/],
      [['Ruby on Rails', 'Bootstrap'], /\.ts|\.php|\.py/],
      [['Angular', 'FastAPI', 'Bootstrap'], /\.ts|\.php/],
    ] as const) {
      expect(globs([...stack, 'PostgreSQL'], 'postgresql')).toContain('**/*.sql');
      expect(globs([...stack, 'PostgreSQL'], 'postgresql')).not.toMatch(foreign);
    }
  });

  test('Bootstrap is loaded in one way, and a plugin is disposed of once', () => {
    for (const page of ['React', 'Vue', 'Angular', 'JavaScript'] as const)
      for (const text of textOf('Frontend', [page, 'Bootstrap'])) {
        expect(text).not.toMatch(/Import only the parts|Importiere nur die Teile/);
        expect(text).toMatch(/Where the parts are imported one by one|Werden die Teile einzeln importiert/);
      }
    for (const text of textOf('Frontend', ['Vue', 'Bootstrap'])) expect(text.match(/`dispose\(\)`/g)).toHaveLength(1);
  });

  test.each(['React', 'Angular', 'JavaScript'] as const)(
    'the shortest rule for %s says something of Bootstrap',
    (page) => {
      for (const { sections } of ruleFor('Claude', 'Frontend', [page, 'Bootstrap'], 'lean'))
        expect(sections.map(({ id }) => id)).toContain('stack.Bootstrap');
    },
  );

  test('Laravel with React or Vue says what decides for Inertia, and Angular, which has no adapter, hears nothing of it', () => {
    for (const page of ['React', 'Vue'] as const)
      for (const text of textOf('Fullstack', [page, 'Laravel'])) {
        expect(text).toMatch(/`inertiajs\/inertia-laravel`[^\n]*(?:new app|neuen App)/);
        expect(text).not.toMatch(/Choose once: Inertia|Entscheide einmal: Inertia/);
      }
    for (const text of textOf('Fullstack', ['Angular', 'Laravel'])) {
      expect(text).not.toMatch(/Inertia (?:pages|3)|Inertia-Seiten|inertiajs/);
      expect(text).toContain('/sanctum/csrf-cookie');
    }
  });

  test.each(['Django', 'Flask', 'Ruby on Rails', 'Laravel', 'PHP'] as const)(
    '%s, which renders its own pages, runs its checks before scripts of a package.json that may be missing',
    (server) => {
      for (const rule of ruleFor('Claude', 'Fullstack', [server, 'JavaScript', 'Bootstrap'])) {
        const [first, ...others] = rule.sections.find(({ id }) => id === 'commands')?.lines ?? [];
        expect(first?.id).toBe(`command.${server}`);
        expect(others.at(-1)?.text).toMatch(/^(?:Where there is a package\.json|Gibt es eine package\.json)/);
        expect(renderMarkdown(rule)).not.toMatch(/client build|Client-Build/);
      }
    },
  );

  test('uploads have one place: outside the web root, or the storage of Replit', () => {
    for (const rule of ruleFor('Replit', 'Backend', ['PHP'])) {
      expect(renderMarkdown(rule)).not.toMatch(/outside the web root|außerhalb des Web-Roots/);
      expect(renderMarkdown(rule)).toContain('App Storage');
    }
    for (const text of textOf('Backend', ['PHP'])) expect(text).toContain('`finfo`');
  });

  test('FastAPI serves the folder that the page is built into, whatever its name', () => {
    for (const page of ['React', 'Angular'] as const)
      for (const text of textOf('Fullstack', [page, 'FastAPI'])) {
        expect(text).toMatch(/`app\.frontend\([^\n]*`index\.html`/);
        expect(text).not.toContain('directory="dist"');
      }
  });

  test('Flask takes no database library for granted, and a page without its forms sends the token', () => {
    for (const line of textOf('Backend', ['Flask']).flatMap((text) =>
      text.split('\n').filter((one) => /^- /.test(one)),
    ))
      if (/db\.session|`selectinload`|create_all/.test(line))
        expect(line).toMatch(/^- (?:Where the project|With SQLAlchemy|Nutzt das Projekt|Hat das Projekt|Lade mit)/);
    for (const text of textOf('Fullstack', ['Vue', 'Flask'])) expect(text).toContain('`X-CSRFToken`');
  });

  test('a missing setting is not hidden by a fallback, and no line lets the app start without it', () => {
    for (const server of ['Flask', 'Node.js', 'Django'] as const)
      for (const text of textOf('Backend', [server])) {
        expect(text).toMatch(/no fallback value|ohne Ersatzwert/);
        expect(text).not.toMatch(/only the feature|nur die betroffene/);
      }
  });

  test('no line names the age of a browser that another release changes', () => {
    for (const text of textOf('Frontend', ['JavaScript']))
      expect(text).not.toMatch(/(?:from|ab|not in|nicht in) Safari/);
    for (const text of textOf('Frontend', ['JavaScript'])) expect(text).not.toMatch(/Safari (?:from|ab) \d/);
  });

  test('a listener of a page is registered by the framework where there is one', () => {
    for (const text of textOf('Frontend', ['Vue', 'JavaScript'])) expect(text).not.toContain('AbortSignal` and abort');
    expect(textOf('Frontend', ['JavaScript'])[0]).toContain('`AbortSignal` and abort');
  });

  test.each([
    ['Fullstack', ['Next.js', 'Supabase', 'TypeScript', 'TailwindCSS']],
    ['Fullstack', ['SvelteKit', 'Supabase', 'TypeScript', 'TailwindCSS']],
    ['Frontend', ['React', 'TypeScript', 'Vitest', 'Playwright']],
    ['Backend', ['NestJS', 'TypeScript', 'PostgreSQL', 'Vitest']],
    ['Fullstack', ['React', 'Spring Boot', 'PostgreSQL', 'TypeScript']],
  ] as const)(
    'the shortest %s rule for %j says something of each, however much one of them has to say',
    (type, stack) => {
      for (const { sections } of ruleFor('Claude', type, [...stack], 'lean'))
        for (const name of stack.filter((one) => one !== 'TypeScript'))
          expect(sections.map(({ id }) => id)).toContain(`stack.${name}`);
    },
  );

  test('the tool of a server in another language does not replace the type check of its page', () => {
    for (const server of ['Spring Boot', 'Go', 'ASP.NET Core'] as const)
      for (const rule of ruleFor('Claude', 'Fullstack', ['React', 'TypeScript', server], 'lean')) {
        const commands = rule.sections.find(({ id }) => id === 'commands')?.lines.map(({ text }) => text) ?? [];
        expect(commands[0], server).toMatch(/tsc --noEmit/);
        expect(commands.join('\n'), server).toContain('npm run build');
      }
  });

  test('an app for phones is no page of a browser, and a page beside it stays one', () => {
    for (const text of textOf('Frontend', ['Expo', 'TypeScript'])) {
      expect(text).toMatch(/code of a mobile app|Code einer mobilen App/);
      expect(text).not.toMatch(/browser|Browser|prefers-reduced-motion|the build inlines|der Build/);
      expect(text).toMatch(/loading, empty and error|Lade-, Leer- und Fehlerzustand/);
      expect(text).toContain('`accessibilityRole`');
    }
    for (const text of textOf('Fullstack', ['Expo', 'Supabase'])) {
      expect(text).toMatch(/server code and the code of a mobile app|Server-Code und den Code einer mobilen App/);
      expect(text).not.toContain('prefers-reduced-motion');
    }
    for (const text of textOf('Frontend', ['Expo', 'Vue'])) expect(text).toContain('prefers-reduced-motion');
  });

  test('TypeScript ends where the tools of the stack end', () => {
    for (const [type, name] of [
      ['Frontend', 'Svelte'],
      ['Frontend', 'SvelteKit'],
      ['Backend', 'NestJS'],
    ] as const)
      for (const text of textOf(type, [name, 'TypeScript'])) {
        expect(text).toContain('TypeScript 5.9 – 6.0');
        expect(text).not.toMatch(/\((?:from|ab) TypeScript 7\)/);
      }
  });

  test('one command checks the types of Nuxt, and both check those of Astro with Vue', () => {
    for (const text of textOf('Fullstack', ['Nuxt', 'TypeScript'])) {
      expect(text).toContain('npx nuxt typecheck');
      expect(text).not.toContain('npx vue-tsc');
    }
    for (const text of textOf('Frontend', ['Astro', 'Vue', 'TypeScript'])) {
      expect(text).toContain('npx astro check');
      expect(text).toContain('npx vue-tsc');
    }
  });

  test('a file of Rust is formatted for its edition: without one, rustfmt refuses an async function', () => {
    for (const text of textOf('Backend', ['Axum'])) expect(text).toContain('rustfmt --edition');
  });

  test('browser tests run once, also where package.json has a script for them', () => {
    for (const text of textOf('Frontend', ['React', 'Playwright']))
      expect(text).toMatch(/playwright test --reporter=line` (?:in place of a|anstelle eines) [^\n]*`test:e2e`/);
    for (const frameworks of [['React'], ['Node.js'], ['SvelteKit']] as const)
      for (const text of textOf('Fullstack', [...frameworks, 'Playwright'])) expect(text).not.toContain('run test:e2e');
  });

  test.each([[['JavaScript']], [['Vitest']], [['TypeScript', 'Vitest']]] as const)(
    'Angular with %j runs tests through its own builder, which sets them up',
    (others) => {
      for (const text of textOf('Frontend', ['Angular', ...others])) {
        expect(text).toContain('ng test --watch=false --include');
        expect(text).not.toMatch(/npx vitest run|npm run test/);
      }
    },
  );

  test('Expo is checked by its own tools, on the TypeScript that its SDK pins', () => {
    for (const text of textOf('Fullstack', ['Expo', 'TypeScript', 'Supabase'])) {
      expect(text).toContain('TypeScript 5.9 – 6.0');
      expect(text).toMatch(/`npx expo lint`[^\n]*`npx expo-doctor`/);
      expect(text).not.toMatch(/vitest|npm run lint/);
    }
    for (const text of textOf('Fullstack', ['Expo', 'Next.js'])) expect(text).toContain('npm run lint');
  });

  const leanOf = (applicationType: ApplicationType, frameworks: Framework[], aiModel = 'Claude') =>
    contentLanguages.map((language) =>
      renderMarkdown(
        composeRule(
          { aiModel, applicationType, frameworks, behaviorPreference: 'Strict', outputFormat: 'Markdown' },
          language,
          'lean',
        ),
      ),
    );

  test.each([
    ['Frontend', ['Next.js', 'TypeScript'], /"use server"/],
    ['Frontend', ['Next.js', 'TypeScript', 'TailwindCSS'], /"use server"/],
    ['Fullstack', ['Next.js', 'TypeScript', 'TailwindCSS', 'PostgreSQL'], /"use server"/],
    ['Fullstack', ['Next.js', 'Supabase'], /"use server"/],
    ['Fullstack', ['Next.js', 'Supabase', 'TypeScript', 'TailwindCSS'], /`getClaims\(\)` and|mit `getClaims\(\)`/],
    ['Fullstack', ['Expo', 'Supabase', 'TypeScript'], /startAutoRefresh/],
    ['Fullstack', ['React', 'Spring Boot', 'TypeScript'], /csrf\.spa\(\)/],
    ['Fullstack', ['React', 'Spring Boot', 'TypeScript'], /SecurityFilterChain/],
    ['Fullstack', ['SvelteKit', 'TypeScript', 'TailwindCSS', 'PostgreSQL'], /\+page\.server/],
    ['Fullstack', ['Angular', 'Django', 'TypeScript'], /request\.user\.orders/],
  ] as const)('a lean rule for %s %j keeps its duties of security and of its seams: %s', (type, frameworks, duty) => {
    for (const aiModel of ['Claude', 'cursor', 'GitHub Copilot', 'OpenAI Codex'])
      for (const text of leanOf(type, [...frameworks], aiModel)) expect(text).toMatch(duty);
  });

  test('a meta-framework is page and server, also where the person chose Frontend', () => {
    for (const frameworks of [['Next.js'], ['SvelteKit']] as const)
      for (const text of textOf('Frontend', [...frameworks]))
        expect(text).toMatch(/You write and change browser and server code|Browser- und Server-Code/);
    for (const text of textOf('Frontend', ['React'])) expect(text).not.toMatch(/server code|Server-Code/);
  });

  test('what SvelteKit 3 changed says so: the tool that creates an app still writes 2', () => {
    for (const text of textOf('Fullstack', ['SvelteKit'])) {
      expect(text).toContain('SvelteKit 2+');
      expect(text).toMatch(/`src\/env\.ts`[^\n]*\((?:from|ab) SvelteKit 3\)/);
    }
  });

  test('what the browser does stands with the page, not with TypeScript', () => {
    for (const text of textOf('Frontend', ['React', 'TypeScript'])) {
      const ofTypes = text.slice(text.indexOf('## TypeScript'), text.indexOf('## React'));
      expect(ofTypes).toContain('`strict`');
      expect(ofTypes).not.toMatch(/localStorage|browser API|Browser-API|npm 12/);
      expect(text.slice(0, text.indexOf('## TypeScript'))).toContain('`localStorage`');
    }
  });

  test.each(['Django', 'Ruby on Rails', 'Laravel'] as const)('%s forbids SQL made of strings once', (server) => {
    for (const text of textOf('Backend', [server])) expect(text).not.toMatch(/build SQL, shell|SQL, Shell-Befehle/);
  });

  test('a lean rule gives the room of an example to a framework, not to its language', () => {
    for (const text of leanOf('Frontend', ['Angular', 'TypeScript'])) expect(text).not.toContain('labels[key] ?? key');
    for (const text of leanOf('Frontend', ['Vue', 'TypeScript'])) expect(text).toContain('useUser(id);');
  });

  test('what every model does is said in full rules alone, but for security', () => {
    for (const server of ['Django', 'Flask', 'Ruby on Rails', 'Laravel', 'Express'] as const) {
      const [lean, standard, full] = (['lean', 'standard', 'full'] as const).map((size) => {
        const form = { behaviorPreference: 'Strict', outputFormat: 'Markdown', frameworks: [server] } as const;
        return composeRule({ aiModel: 'Claude', applicationType: 'Backend', ...form }, 'en', size).sections.flatMap(
          ({ lines }) => lines.map(({ id = '' }) => id),
        );
      });
      const known = new Set(allDirectives.filter((one) => one.known === 'model').map(({ id }) => id));
      const secures = new Set(allDirectives.filter((one) => one.class === 'security').map(({ id }) => id));
      expect(lean?.filter((id) => known.has(id))).toEqual([]);
      expect(standard?.filter((id) => known.has(id) && !secures.has(id))).toEqual([]);
      expect(full?.some((id) => known.has(id) && !secures.has(id))).toBe(true);
      expect(standard?.filter((id) => secures.has(id)).length).toBeGreaterThanOrEqual(8);
    }
  });

  test('a library that the stack does not name is taken for granted nowhere', () => {
    for (const text of textOf('Backend', ['Go', 'PostgreSQL'])) expect(text).toMatch(/(?:With|mit) pgx/);
    for (const text of textOf('Backend', ['Laravel'])) expect(text).toMatch(/Where PHPStan|Ist PHPStan/);
    for (const text of textOf('Backend', ['Axum', 'PostgreSQL'])) expect(text).toMatch(/(?:With|mit) sqlx/);
    for (const text of textOf('Backend', ['Hono'])) expect(text).toMatch(/(?:such as|etwa) `zValidator/);
    for (const text of textOf('Fullstack', ['React', 'Spring Boot'])) {
      expect(text).toMatch(/(?:Where|Ist) springdoc/);
      expect(text).not.toContain('Angular');
    }
  });

  test('a check asks for no more than its project does', () => {
    for (const text of textOf('Backend', ['ASP.NET Core'])) expect(text).not.toContain('warnaserror');
  });

  test('a server asks for the token of a form only where a session cookie authenticates', () => {
    for (const server of ['Flask', 'PHP', 'Express'] as const)
      for (const line of textOf('Backend', [server]).flatMap((text) => text.split('\n')))
        if (/CSRFProtect|CSRF token|CSRF-Token/.test(line)) expect(line).toMatch(/session cookie|Session-Cookie/);
    for (const text of textOf('Fullstack', ['React', 'Ruby on Rails']))
      expect(text).toMatch(/(?:session cookie|Session-Cookie) [^\n]*`csrf_meta_tags`/);
  });

  test('what holds in every version of PostgreSQL is not said of one alone', () => {
    for (const line of textOf('Backend', ['PostgreSQL']).flatMap((text) => text.split('\n')))
      if (/PostgreSQL 18\)/.test(line)) expect(line).not.toMatch(/foreign keys|Fremdschlüssel|IDENTITY/);
  });

  test('a target with a place for secrets says once where they live', () => {
    for (const aiModel of ['Replit', 'BoltNew'] as const) {
      const form = { behaviorPreference: 'Strict', outputFormat: 'Markdown', frameworks: ['Express'] } as const;
      const text = renderMarkdown(composeRule({ aiModel, applicationType: 'Backend', ...form }, 'en', 'lean'));
      expect(text).not.toContain('write a real password, key or token into code');
    }
  });
});

describe('what a stranger struck from a rule', () => {
  const ruleOf = (
    applicationType: ApplicationType,
    frameworks: Framework[],
    size: (typeof sizes)[number] | 'full' = 'full',
    aiModel = 'Claude Code',
  ) =>
    contentLanguages.map((language) =>
      composeRule(
        { aiModel, applicationType, frameworks, behaviorPreference: 'Strict', outputFormat: 'Markdown' },
        language,
        size,
      ),
    );
  const alone = (['Frontend', 'Backend', 'Fullstack'] as const).flatMap((type) =>
    frameworksOf(type).map((name) => [type, name] as const),
  );

  test('a must is a duty of security, or keeps data from being lost', () => {
    const losesData = new Set(['drizzle.migrations', 'creative.fixed-ground']);
    const musts = allDirectives.filter(({ modality, class: kind }) => modality === 'must' && kind !== 'security');
    expect(musts.map(({ id }) => id).filter((id) => !losesData.has(id))).toEqual([]);
  });

  test.each(alone)(
    '%s %s: a script that may rewrite files is no check, and other ecosystems are not named',
    (type, name) => {
      for (const { sections, stack } of ruleOf(type, [name])) {
        const commands = sections.find(({ id }) => id === 'commands')?.lines ?? [];
        for (const { text } of commands)
          if (/`(?:npm|composer) run lint`/.test(text))
            expect(text).toMatch(/(?:fixes|rewrites) files|korrigiert|ändert/);
        const others = allTechnologies.filter(
          (one) => screens.has(one.name) && !stack.some((used) => used.name === one.name) && one.name !== 'Expo',
        );
        for (const { id, text, instead = '' } of sections.flatMap(({ lines }) => lines))
          for (const other of others)
            if (id !== 'router.own-docs')
              expect(`${text} ${instead}`, id).not.toMatch(
                new RegExp(`(?<![\\w@/-])${RegExp.escape(other.name)}(?![\\w-])`),
              );
      }
    },
  );

  test.each([
    ['ASP.NET Core', 'PostgreSQL'],
    ['Spring Boot', 'PostgreSQL'],
    ['Go', 'PostgreSQL'],
    ['Axum', 'PostgreSQL'],
  ] as const)('%s with %s has no lockfile as npm has one', (...stack) => {
    for (const rule of ruleOf('Backend', [...stack])) expect(renderMarkdown(rule)).not.toMatch(/lockfile/i);
  });

  test('what holds in one database or driver names it where nobody chose it', () => {
    for (const stack of [
      ['Hono', 'Drizzle'],
      ['SvelteKit', 'Drizzle'],
      ['Next.js', 'Prisma'],
    ] as const)
      for (const line of ruleOf('Fullstack', [...stack]).flatMap((rule) => renderMarkdown(rule).split('\n')))
        if (/23505|withTimezone|^- .*PrismaPg|prepare: false|DatabaseError/.test(line))
          expect(line).toMatch(/PostgreSQL|(?:With|mit) postgres\.js/);
  });

  test('an example imports its own files without an ending that only some builds have', () => {
    for (const { id, example } of allDirectives)
      expect(`${example?.bad} ${example?.good}`, id).not.toMatch(/from '\.{1,2}\/[^']+\.(?:js|ts)'/);
  });

  test.each(['Lovable', 'BoltNew'])('%s with Supabase says once what every table needs', (aiModel) => {
    for (const rule of ruleOf('Frontend', ['React', 'TypeScript', 'Supabase'], 'lean', aiModel)) {
      expect(renderMarkdown(rule).match(/row level security/gi)).toHaveLength(1);
      expect(renderMarkdown(rule)).not.toMatch(/service role key|Service-Rolle/);
    }
    for (const rule of ruleOf('Frontend', ['React', 'TypeScript'], 'lean', aiModel))
      expect(renderMarkdown(rule)).toMatch(/row level security/i);
  });

  test('a language alone may be that of a library, which is no server', () => {
    for (const stack of [['TypeScript'], ['JavaScript'], ['Python']] as const)
      for (const { purpose } of ruleOf('Backend', [...stack]))
        expect(purpose).toMatch(/the code of this project|den Code dieses Projekts/);
    for (const stack of [['PHP'], ['Node.js'], ['TypeScript', 'PostgreSQL'], ['Python', 'PostgreSQL']] as const)
      for (const { purpose } of ruleOf('Backend', [...stack])) expect(purpose).toMatch(/server code|Server-Code/);
  });

  test('who stays on TypeScript 6 is said with the tools that most projects have, and a chat hears of no linter', () => {
    for (const rule of ruleOf('Frontend', ['React', 'TypeScript']))
      expect(renderMarkdown(rule)).toMatch(/TypeScript 6[ ,][^\n]*`typescript-eslint`/);
    for (const rule of ruleOf('Backend', ['Python'], 'full', 'DeepSeek'))
      expect(renderMarkdown(rule)).not.toMatch(/ruff 0/);
  });

  test('a command finds its test, and asks no question', () => {
    for (const rule of ruleOf('Backend', ['ASP.NET Core']))
      expect(renderMarkdown(rule)).toContain('`dotnet test --filter-method "*.NAME"`');
    for (const rule of ruleOf('Fullstack', ['SvelteKit']))
      expect(renderMarkdown(rule)).toContain('`npx sv migrate sveltekit-3`');
  });

  test('a test runner that was chosen is not asked for again', () => {
    for (const rule of ruleOf('Frontend', ['React', 'Vitest']))
      expect(renderMarkdown(rule)).not.toMatch(/where Vitest is|Vitest installiert/);
  });

  test('a framework with templates checks them, also where nobody chose a language', () => {
    for (const [name, check] of [
      ['SvelteKit', 'npx svelte-check'],
      ['Svelte', 'npx svelte-check'],
      ['Nuxt', 'npx nuxt typecheck'],
      ['Astro', 'npx astro check'],
    ] as const)
      for (const rule of ruleOf('Frontend', [name], 'lean')) expect(renderMarkdown(rule)).toContain(check);
  });

  test.each(['lean', 'standard'] as const)('a %s rule says how to work in few words', (size) => {
    for (const rule of [
      ...ruleOf('Frontend', ['React', 'TypeScript', 'TailwindCSS'], size),
      ...ruleOf('Backend', ['Go', 'PostgreSQL'], size),
    ]) {
      const process = rule.sections.filter(({ id }) => ['boundaries', 'behavior', 'done'].includes(id));
      const words = process.flatMap(({ lines }) =>
        lines.flatMap(({ text, instead = '' }) => `${text} ${instead}`.trim().split(/\s+/)),
      );
      expect(words.length).toBeLessThanOrEqual(mostWords[size]);
    }
  });
});

describe('a planted line is refused', () => {
  const planted = (section: string, line: Partial<RuleLine> & { text: string }): Rule => {
    const rule = composeRule(
      {
        aiModel: 'Claude',
        applicationType: 'Frontend',
        frameworks: ['Vue', 'TypeScript'],
        behaviorPreference: 'Strict',
        outputFormat: 'Markdown',
      },
      'en',
    );
    const added = { class: 'decision', modality: 'should', id: 'planted', ...line } as const;
    return {
      ...rule,
      sections: rule.sections.map((one) => (one.id === section ? { ...one, lines: [...one.lines, added] } : one)),
    };
  };

  test.each(['accept `className` for layout', 'call `useState` once', 'run `php artisan test`'])(
    'syntax of another technology: %s',
    (text) => {
      expect(foreignSyntax(planted('stack.Vue', { text }))).toHaveLength(1);
    },
  );

  test.each([
    'Lint: `npm run lint -- --fix`',
    'Checks: `run lint` and `run format`',
    'Laravel: `vendor/bin/pint`',
    'Tests: `vitest --watch`',
    'Tests: `php artisan migrate:fresh`',
  ])('a command outside its kind: %s', (text) => {
    expect(commandFaults(planted('commands', { text }))).toHaveLength(1);
  });

  test.each([
    'Format what you changed: `npx prettier --write FILE`',
    'Laravel: `vendor/bin/pint --test`; not `composer run dev`, which never ends',
    'Tests: `npx ng test --watch=false`',
  ])('a command in its kind is none: %s', (text) => {
    expect(commandFaults(planted('commands', { text }))).toEqual([]);
  });

  test('a demand for every command, the same advice twice, and a line beside its replacement', () => {
    expect(commandFaults(planted('done', { text: 'Run every command above once.' }))).toHaveLength(1);
    const twice = planted('stack.Vue', { id: 'tailwind.concatenate', text: 'map them' });
    const both = {
      ...twice,
      sections: [
        ...twice.sections,
        ...planted('stack.Vue', { id: 'pair.react-tailwind', text: 'map' }).sections.filter(
          ({ id }) => id === 'stack.Vue',
        ),
      ],
    } as Rule;
    expect(findFaults(both)).toEqual(
      expect.arrayContaining([
        'tailwind.concatenate says nearly the same as pair.react-tailwind',
        'tailwind.concatenate stands beside pair.react-tailwind, which replaces it',
      ]),
    );
  });
});

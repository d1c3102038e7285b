import type { Proof, Trial } from '../../proof.ts';

const declares = (shows: string, pattern: string, file: string): Trial => ({
  shows,
  run: `grep -E -A3 "${pattern}" ../../node_modules/@angular/${file}`,
  exits: 'zero',
});
const proof = (id: string, packages: string[], ...trials: Trial[]): Proof => ({
  id,
  scaffold: 'angular',
  packages,
  trials,
});

/** Runs a test of a component with these members and this template. */
const spec = (shows: string, members: string, template: string, checks: string): Trial => ({
  shows,
  project: 'app',
  files: {
    'src/app/app.spec.ts': `import { Component, computed, inject, signal } from '@angular/core';
import { takeUntilDestroyed } from '@angular/core/rxjs-interop';
import { TestBed } from '@angular/core/testing';
import { DomSanitizer } from '@angular/platform-browser';
import { Subject } from 'rxjs';

@Component({ selector: 'app-claim', template: \`${template}\` })
class Claim {
  ${members}
}

void [computed, inject, signal, takeUntilDestroyed, DomSanitizer, Subject];

describe('the claim', () => {
  it('holds', async () => {
    const page = TestBed.createComponent(Claim);
    await page.whenStable();
    const find = (selector: string) => page.nativeElement.querySelector(selector);
    ${checks}
  });
});
`,
  },
  run: 'npx ng test --watch=false',
  exits: 'zero',
  prints: /1 passed/,
});

/** Proofs of the Angular directives: read in the released types, or run as tests of a component. */
export const proofs: readonly Proof[] = [
  proof(
    'angular.on-push',
    ['@angular/core'],
    declares('OnPush is the default', 'OnPush is enabled by default', 'core/types/*.d.ts'),
    declares('Default is deprecated for Eager', '@deprecated Use .Eager. instead', 'core/types/*.d.ts'),
    declares('the update adds Eager', 'Adds .ChangeDetectionStrategy.Eager. to all', 'core/schematics/migrations.json'),
  ),
  proof('angular.signal-forms', ['@angular/forms'], {
    ...declares('signal forms are public since 22.0', '@publicApi 22.0', 'forms/types/signals.d.ts'),
    prints: /publicApi 22\.0/,
  }),
  proof(
    'angular.safe-navigation',
    ['@angular/core'],
    spec(
      '?. in a template gives undefined',
      'user: { name: string } | null = null;\n  kind(value: unknown) {\n    return String(value);\n  }',
      '<b>{{ kind(user?.name) }}</b>',
      "expect(find('b').textContent).toBe('undefined');",
    ),
  ),
  proof(
    'angular.fetch-backend',
    ['@angular/common'],
    declares(
      'the default backend reports no upload progress',
      'default .HttpBackend. based on fetch, does not support progress report for uploads',
      'common/types/*.d.ts',
    ),
    declares('withXhr is the way back', 'declare function withXhr', 'common/types/http.d.ts'),
    declares('uploads ask for their progress', 'reportUploadProgress\\\\?: boolean', 'common/types/*.d.ts'),
  ),
  proof(
    'angular.own-docs',
    ['@angular/core', '@angular/cli'],
    declares('the package holds its best practices', '@Service', 'core/resources/best-practices.md'),
    {
      shows: 'the command line has an MCP server',
      project: 'app',
      run: 'npx ng mcp --help',
      exits: 'zero',
      prints: /ng mcp/,
    },
  ),
  proof('angular.resource-reads', ['@angular/common'], {
    ...declares('httpResource is public since 22.0', 'declare const httpResource', 'common/types/http.d.ts'),
    run: 'grep -B 30 "declare const httpResource" ../../node_modules/@angular/common/types/http.d.ts',
    prints: /publicApi 22\.0/,
  }),
  proof(
    'angular.service-decorator',
    ['@angular/core'],
    declares('@Service is released', 'declare const Service: ServiceDecorator', 'core/types/core.d.ts'),
  ),
  proof('pair.angular-django', ['@angular/common'], {
    shows: 'the token of the csrftoken cookie is sent only under the names that are configured',
    files: {
      'a.mjs': `import '@angular/compiler';
import { DOCUMENT, PlatformLocation } from '@angular/common';
import { HttpBackend, HttpClient, HttpResponse, provideHttpClient, withXsrfConfiguration } from '@angular/common/http';
import { createEnvironmentInjector, provideZonelessChangeDetection, ɵINJECTOR_SCOPE } from '@angular/core';
import { of } from 'rxjs';
const sent = (...features) => {
  let seen;
  const handle = ({ headers }) => { seen = headers.get('X-CSRFToken') ?? headers.get('X-XSRF-TOKEN'); return of(new HttpResponse()); };
  const injector = createEnvironmentInjector([
    provideZonelessChangeDetection(),
    provideHttpClient(...features),
    { provide: ɵINJECTOR_SCOPE, useValue: 'root' },
    { provide: DOCUMENT, useValue: { cookie: 'csrftoken=abc' } },
    { provide: PlatformLocation, useValue: { href: 'https://example.org/' } },
    { provide: HttpBackend, useValue: { handle } },
  ], null);
  injector.get(HttpClient).post('/api', {}).subscribe();
  return seen;
};
console.log(sent(), sent(withXsrfConfiguration({ cookieName: 'csrftoken', headerName: 'X-CSRFToken' })));`,
    },
    run: 'node a.mjs',
    exits: 'zero',
    prints: /^null abc$/m,
  }),
  proof('pair.angular-typescript', ['@angular/compiler-cli'], {
    shows: 'the compiler needs TypeScript 6.0',
    run: 'node -p "require(\'@angular/compiler-cli/package.json\').peerDependencies.typescript"',
    exits: 'zero',
    prints: />=6\.0 <6\.1/,
  }),
  proof('angular.control-flow', ['@angular/common'], {
    ...declares('the structural directives are deprecated since 20', '@deprecated 20.0', 'common/types/*.d.ts'),
    prints: /@for[\s\S]*@if|@if[\s\S]*@for/,
  }),
  proof('angular.vitest', ['@angular/build'], {
    shows: 'Vitest is the default runner',
    run: 'node -p "JSON.stringify(require(\'../../node_modules/@angular/build/src/builders/unit-test/schema.json\').properties.runner)"',
    exits: 'zero',
    prints: /"default":"vitest"/,
  }),
  proof('angular.strict-templates', ['@angular/core', '@angular/build', 'typescript'], {
    shows: 'plain tsc reads no template, and ng build finds the fault in it',
    project: 'app',
    files: {
      'src/app/app.ts':
        "import { Component } from '@angular/core';\n\n@Component({ selector: 'app-root', template: '{{ missing() }}' })\nexport class App {}\n",
    },
    run: 'npx tsc -p tsconfig.app.json --noEmit && echo plain passes; npx ng build',
    exits: 'not zero',
    prints: /plain passes[\s\S]*TS2339/,
  }),
  proof(
    'angular.for-track',
    ['@angular/core'],
    spec(
      'with the index typed text stays in the first row, with an id it leaves with its row',
      "rows = signal(['a', 'b']);",
      '<ul>@for (row of rows(); track $index) {<li>{{ row }}<input class="index"></li>}</ul><ol>@for (row of rows(); track row) {<li>{{ row }}<input class="id"></li>}</ol>',
      "for (const one of ['index', 'id']) find('.' + one).value = 'typed';\n    page.componentInstance.rows.set(['b']);\n    await page.whenStable();\n    expect([find('.index').value, find('.id').value]).toEqual(['typed', '']);",
    ),
  ),
  proof(
    'angular.bypass-security',
    ['@angular/core', '@angular/platform-browser'],
    spec(
      'innerHTML is sanitized, and bypassed it is not',
      'html = \'<img src="x" onerror="y()">\';\n  trusted = inject(DomSanitizer).bypassSecurityTrustHtml(this.html);',
      '<p [innerHTML]="html"></p><b [innerHTML]="trusted"></b>',
      "expect([find('p img').hasAttribute('onerror'), find('b img').hasAttribute('onerror')]).toEqual([false, true]);",
    ),
  ),
  proof(
    'angular.zoneless',
    ['@angular/core'],
    spec(
      'a plain field that a timer changes is not drawn, a signal is',
      "plain = 'old';\n  state = signal('old');\n  change() {\n    setTimeout(() => {\n      this.plain = 'new';\n    });\n  }",
      '<p>{{ plain }}</p><b>{{ state() }}</b>',
      "page.componentInstance.change();\n    await new Promise((go) => setTimeout(go, 20));\n    await page.whenStable();\n    expect(find('p').textContent).toBe('old');\n    page.componentInstance.state.set('new');\n    await page.whenStable();\n    expect(find('b').textContent).toBe('new');",
    ),
  ),
  proof(
    'angular.signals',
    ['@angular/core'],
    spec(
      'a computed value follows its signal, also in the page',
      'price = signal(2);\n  total = computed(() => this.price() * 3);',
      '<b>{{ total() }}</b>',
      "page.componentInstance.price.set(5);\n    await page.whenStable();\n    expect(find('b').textContent).toBe('15');",
    ),
    declares('input, output and model are functions', 'declare const (input|model): ', 'core/types/*.d.ts'),
  ),
  proof(
    'angular.standalone',
    ['@angular/core'],
    spec(
      'a component is standalone without a word',
      "a = 'shown';",
      '<b>{{ a }}</b>',
      "expect(find('b').textContent).toBe('shown');",
    ),
  ),
  proof(
    'angular.unsubscribe',
    ['@angular/core', 'rxjs'],
    spec(
      'takeUntilDestroyed ends a subscription with its component',
      'source = new Subject<number>();\n  constructor() {\n    this.source.pipe(takeUntilDestroyed()).subscribe();\n  }',
      '<b></b>',
      'const { source } = page.componentInstance;\n    expect(source.observed).toBe(true);\n    page.destroy();\n    expect(source.observed).toBe(false);',
    ),
  ),
  proof('angular.migrations', ['@angular/core'], {
    shows: 'the schematic rewrites the old control flow',
    project: 'app',
    files: {
      'src/app/app.ts':
        "import { NgIf } from '@angular/common';\nimport { Component } from '@angular/core';\n\n@Component({ selector: 'app-root', imports: [NgIf], template: '<b *ngIf=\"on\">x</b>' })\nexport class App {\n  on = true;\n}\n",
    },
    run: 'npx ng generate @angular/core:control-flow --path=. --interactive=false --defaults && cat src/app/app.ts',
    exits: 'zero',
    prints: /@if \(on\)/,
  }),
];

import type { Skeleton } from './skeleton.ts';

/** Projects whose code runs in a browser. */
export const pageSkeletons: readonly Skeleton[] = [
  {
    name: 'React, TypeScript, Tailwind',
    files: {
      'package.json': JSON.stringify({
        name: 'shop',
        type: 'module',
        scripts: { lint: 'oxlint', build: 'tsc -b && vite build' },
        dependencies: { react: '^19.3.1', 'react-dom': '^19.3.1', tailwindcss: '^4.3.5' },
        devDependencies: { '@tailwindcss/vite': '^4.3.5', typescript: '~6.0.3', vite: '^8.3.8' },
      }),
      'tsconfig.json': JSON.stringify({ compilerOptions: { strict: true, jsx: 'react-jsx' } }),
      'src/index.css': '@import "tailwindcss";\n@theme {\n  --color-brand: oklch(0.6 0.2 250);\n}\n',
      'src/main.tsx':
        "import { createRoot } from 'react-dom/client';\nimport { App } from './app';\nimport './index.css';\n\nconst root = document.querySelector('#root');\nif (root) createRoot(root).render(<App />);\n",
      'src/theme.tsx':
        "import { createContext, use } from 'react';\n\nexport const ThemeContext = createContext('light');\nexport const useTheme = () => use(ThemeContext);\n",
      'src/app.tsx':
        "import { useState } from 'react';\nimport { ThemeContext } from './theme';\n\nconst tones = { calm: 'bg-slate-100', loud: 'bg-red-600 text-white' };\n\nexport function App({ ref, tone = 'calm' }: { ref?: React.Ref<HTMLElement>; tone?: keyof typeof tones }) {\n  const [count, setCount] = useState(0);\n  return (\n    <ThemeContext value=\"dark\">\n      <main ref={ref} className={['p-4', tones[tone]].join(' ')}>\n        <button type=\"button\" className=\"bg-black/50 bg-(--brand) flex gap-2\" onClick={() => setCount(count + 1)}>\n          {count}\n        </button>\n      </main>\n    </ThemeContext>\n  );\n}\n",
    },
    planted: [
      ['src/list.tsx', 'export const List = () => <p>{use(loadOrders())}</p>;\n', 'react.use-promise'],
      ['src/card.tsx', 'Card.propTypes = { name: String };\n', 'react.default-props'],
      ['src/box.tsx', 'export const Box = () => <p className="bg-black bg-opacity-50">a</p>;\n', 'tailwind.opacity'],
      ['src/tag.module.css', '.tag {\n  @apply p-2;\n}\n', 'tailwind.reference'],
      ['src/old.css', '@tailwind base;\n', 'tailwind.css-first'],
    ],
  },
  {
    name: 'Angular',
    files: {
      'package.json': JSON.stringify({
        name: 'desk',
        scripts: { build: 'ng build', test: 'ng test' },
        dependencies: { '@angular/core': '^22.2.6', '@angular/common': '^22.2.6', rxjs: '~7.8.0' },
        devDependencies: {
          '@angular/build': '^22.2.7',
          '@angular/cli': '^22.2.7',
          typescript: '~6.0.3',
          vitest: '^4.1.0',
        },
      }),
      'angular.json': JSON.stringify({ version: 1, projects: { desk: { architect: { build: {}, test: {} } } } }),
      'tsconfig.json': JSON.stringify({ compilerOptions: { strict: true } }),
      'src/app/app.config.ts':
        "import { provideHttpClient } from '@angular/common/http';\nimport { type ApplicationConfig, provideBrowserGlobalErrorListeners } from '@angular/core';\nimport { provideRouter } from '@angular/router';\nimport { routes } from './app.routes';\n\nexport const appConfig: ApplicationConfig = {\n  providers: [provideBrowserGlobalErrorListeners(), provideHttpClient(), provideRouter(routes)],\n};\n",
      'src/app/app.routes.ts':
        "import type { Routes } from '@angular/router';\n\nexport const routes: Routes = [{ path: 'orders', loadComponent: () => import('./orders').then((file) => file.Orders) }];\n",
      'src/app/orders.ts':
        "import { httpResource } from '@angular/common/http';\nimport { Component, computed, effect, inject, signal } from '@angular/core';\nimport { OrderLog } from './order-log';\n\n@Component({ selector: 'app-orders', templateUrl: './orders.html' })\nexport class Orders {\n  private readonly log = inject(OrderLog);\n  readonly page = signal(1);\n  readonly orders = httpResource<readonly string[]>(() => '/api/orders?page=' + this.page());\n  readonly count = computed(() => this.orders.value()?.length ?? 0);\n\n  constructor() {\n    effect(() => this.log.write(this.page()));\n  }\n}\n",
      'src/app/order-log.ts':
        "import { Service } from '@angular/core';\n\n@Service()\nexport class OrderLog {\n  write(page: number): void {\n    console.info(page);\n  }\n}\n",
      'src/app/orders.spec.ts':
        "import { TestBed } from '@angular/core/testing';\nimport { expect, it, vi } from 'vitest';\nimport { Orders } from './orders';\n\nit('starts on the first page', () => {\n  vi.useFakeTimers();\n  const { componentInstance } = TestBed.createComponent(Orders);\n  expect(componentInstance.page()).toBe(1);\n});\n",
    },
    planted: [
      [
        'src/app/old.ts',
        "@Component({ selector: 'a-b', standalone: true, template: '' })\nexport class Old {}\n",
        'angular.standalone',
      ],
      ['src/app/old.spec.ts', "import { fakeAsync, tick } from '@angular/core/testing';\n", 'angular.vitest'],
      [
        'src/app/note.ts',
        'export class Note {\n  html = this.sanitizer.bypassSecurityTrustHtml(this.text);\n}\n',
        'angular.bypass-security',
      ],
      ['src/app/move.ts', "import { trigger } from '@angular/animations';\n", 'angular.animations'],
    ],
  },
];

import type { Skeleton } from './skeleton.ts';

/** Servers on Node.js. */
export const nodeSkeletons: readonly Skeleton[] = [
  {
    name: 'Express',
    files: {
      'package.json': JSON.stringify({
        name: 'orders',
        type: 'module',
        scripts: { start: 'node server.js', test: 'node --test' },
        dependencies: { express: '^5.3.0' },
        engines: { node: '>=24' },
      }),
      'app.js':
        "import { join } from 'node:path';\nimport express from 'express';\nimport { orders } from './routes/orders.js';\n\nexport const app = express();\napp.set('trust proxy', 1);\napp.use(express.json({ limit: '100kb' }));\napp.use(express.static(join(import.meta.dirname, 'public')));\napp.use('/orders', orders);\napp.get('/files/*path', (req, res) => res.json({ path: req.params.path }));\napp.use((req, res) => res.status(404).json({ code: 'not_found' }));\napp.use((error, req, res, next) => {\n  if (res.headersSent) return next(error);\n  res.status(error.status ?? 500).json({ code: 'failed' });\n});\n",
      'server.js':
        "import { app } from './app.js';\n\nconst server = app.listen(process.env.PORT ?? 3000, (error) => {\n  if (error) throw error;\n});\nprocess.on('SIGTERM', () => server.close());\n",
      'routes/orders.js':
        "import { execFile } from 'node:child_process';\nimport { Router } from 'express';\n\nexport const orders = Router();\nconst limit = AbortSignal.timeout(5000);\n\norders.get('/:id', async (req, res) => {\n  const rates = await fetch('https://rates.example.org', { signal: limit });\n  if (!rates.ok) throw new Error('rates');\n  res.status(200).json({ id: req.params.id, rates: await rates.json() });\n});\norders.post('/', async (req, res) => {\n  res.cookie('seen', '1', { httpOnly: true, secure: true, sameSite: 'lax' });\n  res.redirect(303, '/orders/1');\n});\norders.get('{/:page}', (req, res) => execFile('wc', ['-l', 'orders.log'], (error, out) => res.send(error ? '' : out)));\n",
    },
    planted: [
      ['wild.js', "app.get('*', (req, res) => res.sendStatus(404));\n", 'express.paths'],
      [
        'wrap.js',
        "app.get('/a', async (req, res, next) => {\n  try {\n    res.json(await load());\n  } catch (error) {\n    next(error);\n  }\n});\n",
        'express.async-errors',
      ],
      ['proxy.js', "app.set('trust proxy', true);\n", 'express.trust-proxy-true'],
      ['late.js', "const answer = await fetch('https://rates.example.org');\n", 'node.timeouts'],
      ['run.js', "exec('convert ' + name, done);\n", 'node.exec-args'],
      ['old.js', 'res.json(404, body);\n', 'express.removed'],
    ],
  },
  {
    name: 'Nest',
    files: {
      'package.json': JSON.stringify({
        name: 'stock',
        scripts: { build: 'nest build', lint: 'oxlint', test: 'vitest run' },
        dependencies: { '@nestjs/core': '^12.5.1', '@nestjs/common': '^12.5.1', rxjs: '^7.8.0' },
        devDependencies: { typescript: '~6.0.3', vitest: '^4.1.0' },
      }),
      'tsconfig.json': JSON.stringify({ compilerOptions: { strict: true } }),
      'src/main.ts':
        "import { NestFactory } from '@nestjs/core';\nimport { AppModule } from './app.module.js';\n\nconst app = await NestFactory.create(AppModule);\nawait app.listen(process.env.PORT ?? 3000);\n",
      'src/app.module.ts':
        "import { Module } from '@nestjs/common';\nimport { StockController } from './stock.controller.js';\nimport { StockService } from './stock.service.js';\n\n@Module({ controllers: [StockController], providers: [StockService] })\nexport class AppModule {}\n",
      'src/stock.controller.ts':
        "import { Controller, Get, Param } from '@nestjs/common';\nimport { map } from 'rxjs';\nimport { StockService } from './stock.service.js';\n\n@Controller('stock')\nexport class StockController {\n  constructor(private readonly stock: StockService) {}\n\n  @Get(':id')\n  one(@Param('id') id: string) {\n    return this.stock.watch(id).pipe(map((count) => ({ count })));\n  }\n}\n",
      'src/stock.service.ts':
        "import { Injectable } from '@nestjs/common';\nimport { of } from 'rxjs';\n\n@Injectable()\nexport class StockService {\n  watch(id: string) {\n    return of(id.length);\n  }\n}\n",
    },
    planted: [
      ['src/run.ts', "exec('convert ' + name, done);\n", 'node.exec-args'],
      ['src/late.ts', "const answer = await fetch('https://rates.example.org');\n", 'node.timeouts'],
    ],
  },
];

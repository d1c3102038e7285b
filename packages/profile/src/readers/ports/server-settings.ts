import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';

/** The files that state where a server listens while it is worked on. */
export const serverSettings =
  /\/(?:(?:vite|nuxt|astro|rsbuild|webpack|playwright)\.config\.[cm]?[jt]s|angular\.json|Properties\/launchSettings\.json|src\/main\/resources\/(?:config\/)?application(?:-(?:dev|local))?\.(?:properties|ya?ml)|config\/puma\.rb|Procfile\.dev|config\/dev\.exs|\.env\.(?:example|sample|template))$/;

const local = String.raw`https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0):(\d{2,5})`;
/** What each file says of the port, and of the command behind it. */
const rows: readonly (readonly [file: RegExp, port: RegExp, by: string])[] = [
  [/(?:vite|astro|rsbuild)\.config/, /\bserver\s*:\s*\{[^{}]{0,400}?\bport\s*:\s*(\d{2,5})\b/, ''],
  [/(?:nuxt|webpack)\.config/, /\bdevServer\s*:\s*\{[^{}]{0,400}?\bport\s*:\s*(\d{2,5})\b/, ''],
  [/angular\.json$/, /"serve"\s*:\s*\{[\s\S]{0,600}?"port"\s*:\s*(\d{2,5})\b/, ''],
  [
    /launchSettings\.json$/,
    new RegExp(String.raw`"applicationUrl"\s*:\s*"[^"]{0,200}?${local.replace('s?:', ':')}`),
    'dotnet run',
  ],
  [/application(?:-\w+)?\.properties$/, /^server\.port\s*=\s*(?:\$\{\w+:)?(\d{2,5})/m, ''],
  [
    /application(?:-\w+)?\.ya?ml$/,
    /^server:\n(?:[ \t]+.*\n|#.*\n|\n){0,20}?[ \t]+port:[ \t]*(?:\$\{\w+:)?(\d{2,5})/m,
    '',
  ],
  [/Procfile\.dev$/, /^web:.*\s(?:-p|--port)[ =]["']?(?:\$\{PORT:-)?(\d{2,5})/m, ''],
  [/puma\.rb$/, /^\s*port\b.*?\bENV\.fetch\(\s*['"]PORT['"]\s*(?:,|\)\s*\{)\s*['"]?(\d{2,5})/m, 'bin/rails server'],
  [
    /config\/dev\.exs$/,
    /\bhttp:\s*\[[^\]]{0,200}?\bport:\s*(?:String\.to_integer\(\s*)?(?:System\.get_env\(\s*"PORT"\s*(?:,|\)\s*\|\|)\s*)?"?(\d{2,5})/,
    'mix phx.server',
  ],
  [/\.env\.\w+$/, /^(?:APP_|SERVER_|HTTP_)?PORT\s*=\s*['"]?(\d{2,5})\b/m, ''],
];
const started = new RegExp(
  String.raw`\bcommand\s*:\s*(['"\x60])([^'"\x60\n]{1,100})\1[\s\S]{0,200}?(?:\burl\s*:\s*['"\x60]${local}|\bport\s*:\s*(\d{2,5}))`,
  'g',
);

/** Reads the port of a server in development, with the command where the file names it. */
export function readServerSettings({ path, text }: ReadableFile): Findings {
  if (/playwright\.config/.test(path)) {
    const ports = [...text.matchAll(started)].map(([, , by = '', url, port]) => ({ port: Number(url ?? port), by }));
    return ports.length === 0 ? {} : { ports };
  }
  const [, port, by = ''] = rows.find(([file]) => file.test(path)) ?? [];
  const [, stated] = port?.exec(text) ?? [];
  if (stated === undefined) return {};
  const inside = /^(.*?)\/?(?:Properties|src\/main\/resources(?:\/config)?|config)\/[^/]+$/.exec(path)?.[1];
  const folder = inside ?? path.slice(0, Math.max(path.lastIndexOf('/'), 0));
  return { ports: [{ port: Number(stated), by: by === 'dotnet run' ? `dotnet run --project ${folder || '.'}` : by }] };
}

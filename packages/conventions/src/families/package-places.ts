import type { Entry } from '../convention.ts';
import { dirname } from '../sources/path-parts.ts';
import { counted } from './counted.ts';
import { doors } from './doors.ts';

/** What a house keeps in one place: databases, requests to other services, payments, mail, stores of files, models. */
const kept =
  /^(?:database\/sql|gorm\.io\/.*|github\.com\/(?:jmoiron\/sqlx|jackc\/pgx.*|lib\/pq|redis\/.*|stripe\/.*|aws\/aws-sdk-go.*)|pg|mysql2.*|mongoose|mongodb|knex|kysely|drizzle-orm.*|@prisma\/client|typeorm|sequelize.*|ioredis|redis|stripe|@stripe\/.*|@aws-sdk\/.*|nodemailer|openai|@anthropic-ai\/.*|axios|got|sqlalchemy(?:\..*)?|psycopg2?|asyncpg|boto3|redis\..*|requests|httpx|Dapper|Microsoft\.EntityFrameworkCore.*|Npgsql|MongoDB\..*|Stripe|MailKit.*|java\.sql\..*|org\.springframework\.jdbc\..*|org\.jooq\..*|Illuminate\\Support\\Facades\\(?:DB|Http)|GuzzleHttp\\.*|Stripe\\.*|diesel.*|sqlx.*|sea_orm.*|reqwest)$/;

const fewestFiles = 8;
/** A folder with more of the sources than this is no place of its own. */
const largestShare = 0.4;
const mostPlaces = 4;

/** A package that is imported in one folder only, though the project has many others. */
export const packagePlaces: Entry = {
  id: 'package-place',
  value: 8,
  sentence: {
    en: ({ package: name, place }) =>
      `Outside of tests, use \`${name}\` only below \`${place}\`; other code calls the modules there.`,
    de: ({ package: name, place }) =>
      `Nutze \`${name}\` außerhalb von Tests nur unter \`${place}\`; anderer Code ruft die Module dort auf.`,
  },
  find: (project) => {
    const { files } = project;
    const wrapped = new Set(doors.find(project).map(({ values }) => packageOf(values.package ?? '')));
    const sources = files.filter(
      ({ path, isTest }) => !isTest && !/(?:^|\/)(?:migrations?|seed(?:er)?s)\//i.test(path),
    );
    const users = new Map<string, Set<string>>();
    for (const { path, outside } of sources)
      for (const { from, isType } of outside) {
        const name = packageOf(from);
        if (!isType && kept.test(from) && !wrapped.has(name)) users.set(name, (users.get(name) ?? new Set()).add(path));
      }
    const found = [...users].flatMap(([name, using]) => {
      const language = sources.find(({ path }) => using.has(path))?.language;
      const like = sources.filter((file) => file.language === language);
      const sizes = new Map<string, number>();
      for (const { path } of like)
        for (const folder of foldersOf(path)) sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
      const all = [...using];
      return deepest(all, (folder, inside) => {
        if (
          !folder.includes('/') ||
          inside.length < fewestFiles ||
          (sizes.get(folder) ?? 0) > like.length * largestShare
        )
          return undefined;
        const differ = all.filter((path) => !inside.includes(path));
        return counted({ package: name, place: folder }, inside, differ);
      });
    });
    return found.sort((a, b) => b.holds - a.holds).slice(0, mostPlaces);
  },
};

/** The deepest folder for which `decide` says something. */
function deepest<Found>(
  paths: readonly string[],
  decide: (folder: string, inside: readonly string[]) => Found | undefined,
): Found[] {
  const byDepth = [...new Set(paths.flatMap(foldersOf))].sort((a, b) => b.split('/').length - a.split('/').length);
  for (const folder of byDepth) {
    const found = decide(
      folder,
      paths.filter((path) => path.startsWith(`${folder}/`)),
    );
    if (found !== undefined) return [found];
  }
  return [];
}

/** The folders that hold a file, the nearest first. */
function foldersOf(path: string): string[] {
  const folders: string[] = [];
  for (let folder = dirname(path); folder !== ''; folder = dirname(folder)) folders.push(folder);
  return folders;
}

/** The package whose parts are imported: `sqlalchemy.orm` is `sqlalchemy`. */
function packageOf(from: string): string {
  return (
    /^(?:sqlalchemy|redis|diesel|sqlx|java\.sql|org\.jooq|Microsoft\.EntityFrameworkCore|@aws-sdk)/.exec(from)?.[0] ??
    from
  );
}

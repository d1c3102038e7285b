import type { Entry, OwnSource } from '../convention.ts';
import { commonFolder } from '../sources/common-folder.ts';
import { counted } from './counted.ts';
import { inWholeOrParts, joinPlaces } from './in-whole-or-parts.ts';
import { below, unter } from './place-words.ts';
import { placesIn } from './places-in.ts';

/** A field or a column with its name, as the languages declare them. */
const fields =
  /\bt\.(?:integer|bigint|decimal|float)\s+[:"'](\w+)|\$table->(?:\w*integer|decimal|float|double)\(['"](\w+)|^\s*(\w+)\s*(?:=\s*(?:models\.)?\w*(?:Integer|Decimal|Float)Field\(|(?:=|: Mapped\[.*=)\s*(?:Column|mapped_column)\((?:Big)?(?:Integer|Numeric|Float))|^\s*(?:public|private|protected|readonly|final|pub|\s)*(?:decimal|double|float|int|long|BigDecimal|Long|Integer)\??\s+(\w+)\s*[;={]|^\s*(?:readonly |pub )?(\w+)\??:\s*(?:number|bigint|[iu](?:32|64)|f64)\s*[;,]?\s*$|^\s*([A-Z]\w*)\s+(?:int|int64|uint64|float64)\b/gi;
const money =
  /(?:^|_)(?:price|amount|cost|fee|balance|subtotal|salary)(?:_?(?:in_?)?(?:cents|minor(?:_?units?)?))?$|_?cents$/i;
const minor = /(?:cents|minor(?:_?units?)?)$/i;

/** Money as whole numbers of the smallest unit, where a model would take a decimal. */
export const moneyForms: Entry = {
  id: 'money-form',
  value: 9,
  choices: { form: ['cents', 'minor'] },
  sentence: {
    en: ({ form, place }) =>
      `Amounts of money${below(place)} are whole numbers of the smallest unit, and their names end in \`${form}\`.`,
    de: ({ form, place }) =>
      `Geldbeträge${unter(place)} sind ganze Zahlen in der kleinsten Einheit, und ihre Namen enden auf \`${form}\`.`,
  },
  find: (project) => {
    const code = project.files.filter(({ isTest }) => !isTest);
    const amounts = code.flatMap((file) =>
      [...(project.texts.get(file.path) ?? '').matchAll(new RegExp(fields.source, 'gim'))].flatMap((match) => {
        const name = snake(match.slice(1).find((one) => one !== undefined) ?? '');
        return money.test(name) ? [{ path: file.path, name }] : [];
      }),
    );
    return joinPlaces(
      inWholeOrParts(amounts, (all) => {
        const follow = all.filter(({ name }) => minor.test(name));
        const form = follow.filter(({ name }) => /cents$/i.test(name)).length * 2 >= follow.length ? 'cents' : 'minor';
        const differ = all.filter((one) => !follow.includes(one));
        return counted({ form, place: commonFolder(all.map(pathOf)) }, follow.map(pathOf), differ.map(pathOf));
      }),
    );
  },
};

/** How tables begin, and the column by which a record is hidden. */
const tables =
  /\bcreate_table\b|\bSchema::create\(|^@Entity\b|\b(?:pg|sqlite|mysql)Table\(|^\s+__tablename__\b|\bop\.create_table\(/m;
const hiding = [
  ['deleted_at', /\bdeleted_?at\b|->softDeletes(?:Tz)?\(|@DeleteDateColumn\b/i],
  ['discarded_at', /\bdiscarded_?at\b/i],
  ['archived_at', /\barchived_?at\b/i],
] as const;

/** Records that are hidden rather than deleted, where a model would delete them. */
export const softDeletion: Entry = {
  id: 'soft-deletion',
  value: 8,
  choices: { column: hiding.map(([column]) => column) },
  sentence: {
    en: ({ column, place }) => `New tables${below(place)} have \`${column}\`: records are hidden, not deleted.`,
    de: ({ column, place }) =>
      `Neue Tabellen${unter(place)} haben \`${column}\`: Datensätze werden ausgeblendet, nicht gelöscht.`,
  },
  find: ({ files, texts }) => {
    const made = files
      .filter(({ isTest, language }) => !isTest && ['ruby', 'php', 'script', 'java', 'python'].includes(language))
      .flatMap(({ path }) =>
        (texts.get(path) ?? '')
          .split(tables)
          .slice(1)
          .map((block) => ({ path, block })),
      );
    return hiding.flatMap(([column, mark]) => {
      const follow = made.filter(({ block }) => mark.test(block)).map(pathOf);
      const differ = made.filter(({ block }) => !mark.test(block)).map(pathOf);
      return counted({ column, place: commonFolder([...follow, ...differ]) }, follow, differ) ?? [];
    });
  },
};

/** How the time is asked for: the forms that no model takes by itself, and all of that language. */
const clocks: Readonly<Partial<Record<OwnSource['language'], { forms: readonly string[]; all: RegExp }>>> = {
  csharp: {
    forms: ['DateTimeOffset.UtcNow', 'timeProvider.GetUtcNow()'],
    all: /\b(DateTimeOffset\.(?:UtcNow|Now)|DateTime\.(?:UtcNow|Now)|_?timeProvider\.GetUtcNow\(\))/gi,
  },
  java: {
    forms: [
      'Instant.now()',
      'OffsetDateTime.now()',
      'ZonedDateTime.now()',
      'Instant.now(clock)',
      'LocalDateTime.now(clock)',
    ],
    all: /\b((?:Instant|OffsetDateTime|ZonedDateTime|LocalDateTime|LocalDate)\.now\((?:this\.)?\w*\)|System\.currentTimeMillis\(\)|new Date\(\))/g,
  },
  python: {
    forms: ['utc_now()', 'utcnow()'],
    all: /(?<!\bdef )\b(datetime\.(?:now|utcnow)\([^)]*\)|utc_?now\(\))/g,
  },
  ruby: { forms: ['Time.now.utc'], all: /\b(Time\.(?:now(?:\.utc)?|current|zone\.now)|DateTime\.(?:now|current))\b/g },
  go: { forms: ['time.Now().UTC()'], all: /\b(time\.Now\(\)(?:\.UTC\(\))?)/g },
};

/** Where the time of a record comes from, and in which zone. */
export const currentTime: Entry = {
  id: 'current-time',
  value: 7,
  choices: { form: Object.values(clocks).flatMap(({ forms }) => forms) },
  sentence: {
    en: ({ form, place }) => `Take the current time${below(place)} with \`${form}\`.`,
    de: ({ form, place }) => `Nimm die aktuelle Zeit${unter(place)} mit \`${form}\`.`,
  },
  find: (project) =>
    Object.entries(clocks).flatMap(([language, { forms, all }]) => {
      const code = project.files.filter((file) => file.language === language && !file.isTest);
      const asked = placesIn(code, project, all).map(({ path, found }) => ({
        path,
        form: found.replace(/^_|this\./g, ''),
      }));
      return forms.flatMap((form) =>
        joinPlaces(
          inWholeOrParts(asked, (own) => {
            const follow = own.filter((one) => one.form.toLowerCase() === form.toLowerCase());
            const differ = own.filter((one) => !follow.includes(one));
            return counted({ form, place: commonFolder(own.map(pathOf)) }, follow.map(pathOf), differ.map(pathOf));
          }),
        ),
      );
    }),
};

/** `unitPriceCents` becomes `unit_price_cents`. */
function snake(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();
}

function pathOf({ path }: { readonly path: string }): string {
  return path;
}

import type { Entry, OwnSource, ProjectSources } from '../convention.ts';
import { commonFolder } from '../sources/common-folder.ts';
import { stemOf } from '../sources/path-parts.ts';
import type { ClassFacts } from '../sources/source-facts.ts';
import { counted } from './counted.ts';
import { lastPart } from './last-part.ts';
import { mostFrequent } from './most-frequent.ts';
import { narrowed } from './narrowed.ts';
import { below, unter } from './place-words.ts';
import { spans } from './spans.ts';

/** Bases that a model takes by habit, because the framework's documentation does. */
const usual =
  /^(?:Application\w+|ActiveRecord::Base|ActiveRecord::Migration.*|ActiveSupport::TestCase|ActiveModel::Serializer|Controller|AbstractController|ControllerBase|Model|models\.Model|BaseModel|pydantic\.BaseModel|Component|React\.Component|PureComponent|TestCase|PHPUnit\\.*|unittest\.TestCase|Exception|Error|StandardError|RuntimeException|RuntimeError|ValueError|Enum|enum\.Enum|Migration|Seeder|Factory|Command|BaseCommand|FormRequest|Mailable|Notification|ServiceProvider|Middleware|View|APIView|ModelViewSet|viewsets\.ModelViewSet|ModelSerializer|serializers\.ModelSerializer|ModelAdmin|admin\.ModelAdmin|AppConfig|forms\.Form|forms\.ModelForm|ObjectType|graphene\.ObjectType|HTMLElement|object|Object|models\.QuerySet|QuerySet|models\.Manager|Policy|Resource|JsonResource|ActionMailer::Base|ActiveJob::Base)$/;

const mostKinds = 4;
const fewestNamesakes = 20;
const mostStatements = 12;

/** Classes of one kind that extend a base class of the house. */
export const baseClasses: Entry = {
  id: 'base-class',
  value: 7,
  sentence: {
    en: ({ kind, base, place }) =>
      `Classes named ${endings(kind, ' or ')}${below(place)} ${isInterface(base) ? 'implement' : 'extend'} \`${base}\`.`,
    de: ({ kind, base, place }) =>
      `Klassen namens ${endings(kind, ' oder ')}${unter(place)} ${isInterface(base) ? `implementieren \`${base}\`` : `erben von \`${base}\``}.`,
  },
  find: (project) => {
    const own = ownClasses(project);
    const found = classesByKind(project).flatMap(([, places]) => {
      const [base] = mostFrequent(places.flatMap(({ one }) => one.bases));
      if (base === undefined || usual.test(base) || !own.has(lastPart(base))) return [];
      const others = places.filter(({ one }) => lastPart(one.name) !== lastPart(base));
      const { follow, differ } = narrowed(others, ({ one }) => one.bases.includes(base));
      return counted({ base }, follow.map(pathOf), differ.map(pathOf)) === undefined
        ? []
        : [{ kind: sharedEnding(follow.map(({ one }) => lastPart(one.name))), base, follow, differ }];
    });
    // that an `…Email` is an `Email` says its name, unless there are many
    const telling = found.filter(
      ({ kind, base, follow }) => kind !== lastPart(base) || follow.length >= fewestNamesakes,
    );
    return [...Map.groupBy(telling, ({ base }) => base)]
      .flatMap(([base, kinds]) => {
        const sorted = kinds.toSorted((a, b) => b.follow.length - a.follow.length).slice(0, mostKinds);
        const follow = sorted.flatMap((kind) => kind.follow.map(pathOf));
        const differ = sorted.flatMap((kind) => kind.differ.map(pathOf));
        const values = {
          kind: sorted.map(({ kind }) => kind).join(', '),
          base,
          place: commonFolder([...follow, ...differ]),
        };
        return counted(values, follow, differ) ?? [];
      })
      .sort((a, b) => b.holds - a.holds)
      .slice(0, mostStatements);
  },
};

/** Decorators, annotations and traits that say nothing about the house. */
const usualMixins =
  /^(?:Injectable|Controller|Module|NgModule|Entity|Table|Component|Directive|Pipe|Resolver|ObjectType|InputType|ArgsType|Service|Repository|Configuration|RestController|RunWith|ExtendWith|SpringBootTest|DataClass|dataclass|HasFactory|Queueable|Dispatchable|InteractsWithQueue|SerializesModels|Override|Data|Getter|Setter|Slf4j|ApiController|Route|TestFixture|TestClass|Serializable|Schema|SoftDeletes|Notifiable|Concern|ActiveSupport::Concern|Path|Tag|Consumes|Produces|NoArgsConstructor|AllArgsConstructor|Builder|SuppressWarnings|GeneratedCode|Obsolete|Deprecated|JsonConverter)$/;

/** Classes of one kind that share a trait, a mixin or an annotation of the house. */
export const mixins: Entry = {
  id: 'mixin',
  value: 6,
  choices: { form: ['annotation', 'mixin'] },
  sentence: {
    en: ({ kind, mixin, place, form }) =>
      `Classes named ${endings(kind, ' or ')}${below(place)} ${form === 'annotation' ? 'carry' : 'include'} ${spans(mixin, ' and ')}.`,
    de: ({ kind, mixin, place, form }) =>
      `Klassen namens ${endings(kind, ' oder ')}${unter(place)} ${form === 'annotation' ? 'tragen' : 'binden'} ${spans(mixin, ' und ')}${form === 'annotation' ? '' : ' ein'}.`,
  },
  find: (project) => {
    const own = ownClasses(project);
    const taken = new Set(project.files.flatMap((file) => file.own.flatMap(({ names }) => names)));
    const isOwn = (name: string) =>
      own.has(name) || taken.has(name) || own.has(`${name}Attribute`) || name === 'RequiredArgsConstructor';
    return classesByKind(project)
      .flatMap(([, places]) => {
        const [mixin] = mostFrequent(
          places.flatMap(({ one, language }) =>
            one.mixins.filter((name) => !usualMixins.test(name) && (!hasAnnotations(language) || isOwn(name))),
          ),
        );
        if (mixin === undefined) return [];
        const { place, follow, differ } = narrowed(places, ({ one }) => one.mixins.includes(mixin));
        const [{ language } = { language: 'php' as const }] = follow;
        const values = {
          kind: sharedEnding(follow.map(({ one }) => lastPart(one.name))),
          mixin: asWritten(mixin, language),
          place,
          form: hasAnnotations(language) ? 'annotation' : 'mixin',
        };
        return counted(values, follow.map(pathOf), differ.map(pathOf)) ?? [];
      })
      .sort((a, b) => b.holds - a.holds)
      .slice(0, 6);
  },
};

function asWritten(mixin: string, language: OwnSource['language']): string {
  if (language === 'csharp') return `[${mixin}]`;
  return hasAnnotations(language) ? `@${mixin}` : mixin;
}

function hasAnnotations(language: OwnSource['language']): boolean {
  return language !== 'php' && language !== 'ruby';
}

/** Methods that a framework asks for by this name, so that they say nothing about the house. */
const usualMethods =
  /^(?:constructor|initialize|__construct|__invoke|__init__|render|handle|up|down|change|main|run|rules|authorize|definition|boot|register|configure|setup|setUp|save|clean|get_queryset|Meta|toArray|transform|resolve|get|set|collection|schedule|via|toMail|build|perform|ngOnInit|getName|validate|intercept|canActivate|map|create|update|delete|destroy|index|show|list)$/;

/** Classes of one kind whose only public method is the same, without a contract that would ask for it. */
export const singleMethods: Entry = {
  id: 'single-method',
  value: 7,
  sentence: {
    en: ({ kind, method, place }) =>
      `Classes named ${endings(kind, ' or ')}${below(place)} have one public method, \`${method}\`.`,
    de: ({ kind, method, place }) =>
      `Klassen namens ${endings(kind, ' oder ')}${unter(place)} haben nur eine öffentliche Methode, \`${method}\`.`,
  },
  find: (project) =>
    classesByKind(project).flatMap(([, all]) => {
      // a base class or an interface asks for its methods itself
      const places = all.filter(
        ({ one, isTest, language }) =>
          one.methods.length > 0 &&
          one.bases.length + one.contracts.length === 0 &&
          !isTest &&
          language !== 'java' &&
          language !== 'csharp',
      );
      const [method] = mostFrequent(
        places.flatMap(({ one }) => one.methods.filter((name) => !usualMethods.test(name) && !name.startsWith('_'))),
      );
      if (method === undefined) return [];
      const isOnly = ({ one }: Place) => one.methods.length === 1 && one.methods.includes(method);
      const follow = places.filter(isOnly);
      const differ = places.filter((place) => !isOnly(place));
      const values = {
        kind: sharedEnding(follow.map(({ one }) => lastPart(one.name))),
        method,
        place: commonFolder(places.map(pathOf)),
      };
      return counted(values, follow.map(pathOf), differ.map(pathOf)) ?? [];
    }),
};

/** Controllers that answer one request each. */
export const oneAction: Entry = {
  id: 'one-action',
  value: 7,
  choices: { method: ['__invoke'] },
  sentence: {
    en: ({ method, place }) => `A controller${below(place)} has exactly one action, \`${method}\`.`,
    de: ({ method, place }) => `Ein Controller${unter(place)} hat genau eine Aktion, \`${method}\`.`,
  },
  find: (project) => {
    const controllers = (classesByKind(project).find(([kind]) => kind === 'Controller')?.[1] ?? []).filter(
      ({ isTest }) => !isTest,
    );
    const byName = new Map(controllers.map(({ one }) => [lastPart(one.name), one]));
    const extended = new Set(controllers.flatMap(({ one }) => one.bases.map(lastPart)));
    // an action that is inherited answers a request as well
    const actionsOf = (one: ClassFacts, seen: readonly ClassFacts[] = []): string[] => {
      const bases = one.bases
        .flatMap((base) => byName.get(lastPart(base)) ?? [])
        .filter((base) => !seen.includes(base));
      return [...one.methods, ...bases.flatMap((base) => actionsOf(base, [...seen, one]))].filter(
        (name) => name !== 'middleware',
      );
    };
    const acting = controllers.flatMap((place) => {
      const actions = new Set(actionsOf(place.one));
      const isBase = extended.has(lastPart(place.one.name));
      return actions.size === 0 || isBase ? [] : [{ ...place, isOne: actions.size === 1 && actions.has('__invoke') }];
    });
    return wholeOrParts(acting, (places, place) =>
      counted(
        { method: '__invoke', place },
        places.filter(({ isOne }) => isOne).map(pathOf),
        places.filter(({ isOne }) => !isOne).map(pathOf),
      ),
    );
  },
};

function wholeOrParts<One extends Place, Found>(
  places: readonly One[],
  decide: (places: readonly One[], place: string) => Found | undefined,
) {
  const whole = decide(places, commonFolder(places.map(pathOf)));
  if (whole !== undefined) return [whole];
  return [...Map.groupBy(places, ({ path }) => path.slice(0, path.lastIndexOf('/')))].flatMap(
    ([folder, own]) => decide(own, folder) ?? [],
  );
}

interface Place {
  readonly path: string;
  readonly isTest: boolean;
  readonly language: OwnSource['language'];
  readonly one: ClassFacts;
}

function pathOf({ path }: Place): string {
  return path;
}

/** The classes of the project by the last word of their names. */
function classesByKind({ files }: ProjectSources): [string, Place[]][] {
  const kinds = new Map<string, Place[]>();
  for (const { path, isTest, language, classes } of files) {
    for (const one of classes) {
      const name = lastPart(one.name);
      const kind = /[A-Z][a-z0-9]+$/.exec(name)?.[0];
      if (isTest && kind !== 'Test' && kind !== 'Tests') continue;
      if (kind !== undefined && kind !== name)
        kinds.set(kind, [...(kinds.get(kind) ?? []), { path, isTest, language, one }]);
    }
  }
  return [...kinds];
}

/** The classes and the files that a base can be declared in. */
function ownClasses({ files, paths }: ProjectSources): Set<string> {
  return new Set([...files.flatMap(({ classes }) => classes.map(({ name }) => lastPart(name))), ...paths.map(stemOf)]);
}

/** The words with which all names end: `StepDef` of `LoanStepDef` and `ChargeStepDef`. */
function sharedEnding(names: readonly string[]): string {
  const words = names.map((name) => name.match(/[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z0-9]+|[A-Z]+/g) ?? [name]);
  const [first = []] = words;
  let ending = '';
  for (let length = 1; length < first.length; length += 1) {
    const next = first.slice(-length).join('');
    if (!words.every((own) => own.length > length && own.slice(-length).join('') === next)) break;
    ending = next;
  }
  return ending === '' ? (first.at(-1) ?? '') : ending;
}

/** How C# names interfaces, which stand among the bases of a class. */
function isInterface(base = ''): boolean {
  return /^I[A-Z][a-z]/.test(base);
}

function endings(kinds = '', joint: string): string {
  return spans(
    kinds
      .split(', ')
      .map((kind) => `…${kind}`)
      .join(', '),
    joint,
  );
}

import type { Entry, ProjectSources } from '../convention.ts';
import type { ClassFacts } from '../sources/source-facts.ts';
import { counted } from './counted.ts';

/** Bases that a model takes by habit, because the framework's documentation does. */
const usual =
  /^(?:Application\w+|ActiveRecord::Base|ActiveRecord::Migration.*|ActiveSupport::TestCase|ActiveModel::Serializer|Controller|AbstractController|ControllerBase|Model|models\.Model|BaseModel|pydantic\.BaseModel|Component|React\.Component|PureComponent|TestCase|PHPUnit\\.*|unittest\.TestCase|Exception|Error|StandardError|RuntimeException|RuntimeError|ValueError|Enum|enum\.Enum|Migration|Seeder|Factory|Command|BaseCommand|FormRequest|Mailable|Notification|ServiceProvider|Middleware|View|APIView|ModelViewSet|viewsets\.ModelViewSet|ModelSerializer|serializers\.ModelSerializer|ModelAdmin|admin\.ModelAdmin|AppConfig|forms\.Form|forms\.ModelForm|ObjectType|graphene\.ObjectType|HTMLElement|object|Object|models\.QuerySet|QuerySet|models\.Manager|Policy|Resource|JsonResource|ActionMailer::Base|ActiveJob::Base)$/;

/** Classes of one kind that extend a base class of the house. */
export const baseClasses: Entry = {
  id: 'base-class',
  value: 7,
  sentence: {
    en: ({ kind, base }) => `Classes named \`…${kind}\` extend \`${base}\`.`,
    de: ({ kind, base }) => `Klassen mit dem Namen \`…${kind}\` erben von \`${base}\`.`,
  },
  find: (project) =>
    [...classesByKind(project)].flatMap(([kind, places]) => {
      const base = mostFrequent(places.flatMap(({ one }) => one.bases));
      if (base === undefined || usual.test(base) || base === kind) return [];
      const own = places.filter(({ one }) => one.name !== base);
      const convention = counted(
        { kind, base },
        own.filter(({ one }) => one.bases.includes(base)).map(({ path }) => path),
        own.filter(({ one }) => !one.bases.includes(base)).map(({ path }) => path),
      );
      return convention ?? [];
    }),
};

/** Decorators, annotations and traits that say nothing about the house. */
const usualMixins =
  /^(?:Injectable|Controller|Module|Entity|Component|Directive|Pipe|Resolver|ObjectType|InputType|ArgsType|Service|Repository|Configuration|RestController|RunWith|ExtendWith|SpringBootTest|DataClass|dataclass|HasFactory|Queueable|Dispatchable|InteractsWithQueue|SerializesModels|Override|Data|Getter|Setter|Slf4j|ApiController|Route|TestFixture|TestClass|Serializable)$/;

/** Classes of one kind that share a trait, a mixin or an annotation of the house. */
export const mixins: Entry = {
  id: 'mixin',
  value: 5,
  sentence: {
    en: ({ kind, mixin }) => `Classes named \`…${kind}\` use \`${mixin}\`.`,
    de: ({ kind, mixin }) => `Klassen mit dem Namen \`…${kind}\` verwenden \`${mixin}\`.`,
  },
  find: (project) =>
    [...classesByKind(project)].flatMap(([kind, places]) => {
      const mixin = mostFrequent(places.flatMap(({ one }) => one.mixins));
      if (mixin === undefined || usualMixins.test(mixin)) return [];
      const convention = counted(
        { kind, mixin },
        places.filter(({ one }) => one.mixins.includes(mixin)).map(({ path }) => path),
        places.filter(({ one }) => !one.mixins.includes(mixin)).map(({ path }) => path),
      );
      return convention ?? [];
    }),
};

/** Methods that a framework asks for by this name, so that they say nothing about the house. */
const usualMethods =
  /^(?:constructor|initialize|__construct|__init__|render|handle|up|down|change|main|run|rules|authorize|definition|boot|register|configure|setup|setUp|save|clean|get_queryset|Meta)$/;

/** Classes of one kind that all define the same method. */
export const singleMethods: Entry = {
  id: 'single-method',
  value: 7,
  sentence: {
    en: ({ kind, method }) => `Classes named \`…${kind}\` define \`${method}\`.`,
    de: ({ kind, method }) => `Klassen mit dem Namen \`…${kind}\` definieren \`${method}\`.`,
  },
  find: (project) =>
    [...classesByKind(project)].flatMap(([kind, all]) => {
      // a base class or an interface asks for its methods itself
      const places = all.filter(
        ({ one, isTest, hasContracts }) => one.methods.length > 0 && one.bases.length === 0 && !isTest && !hasContracts,
      );
      const method = mostFrequent(
        places.flatMap(({ one }) => one.methods.filter((name) => !usualMethods.test(name) && !name.startsWith('_'))),
      );
      if (method === undefined) return [];
      const convention = counted(
        { kind, method },
        places.filter(({ one }) => one.methods.includes(method)).map(({ path }) => path),
        places.filter(({ one }) => !one.methods.includes(method)).map(({ path }) => path),
      );
      return convention ?? [];
    }),
};

interface Place {
  readonly path: string;
  readonly isTest: boolean;
  /** Whether its language has interfaces that a compiler checks. */
  readonly hasContracts: boolean;
  readonly one: ClassFacts;
}

/** The classes of the project by the last word of their names. */
function classesByKind({ files }: ProjectSources): Map<string, Place[]> {
  const kinds = new Map<string, Place[]>();
  for (const { path, isTest, language, classes } of files) {
    const hasContracts = language === 'java' || language === 'csharp';
    for (const one of classes) {
      const kind = /[A-Z][a-z0-9]+$/.exec(one.name.replace(/^.*(?:::|\\|\.)/, ''))?.[0];
      if (kind !== undefined && kind !== one.name)
        kinds.set(kind, [...(kinds.get(kind) ?? []), { path, isTest, hasContracts, one }]);
    }
  }
  return kinds;
}

function mostFrequent(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0];
}

import { globsOf } from '@regelwerk/engine/globs-of';
import type { Document } from './reading/document.ts';
import { importsOf } from './reading/imports-of.ts';
import { isScoped, type ToolPlace, toolPlaces } from './reading/tool-places.ts';

/**
 * How a tool takes a file: with every request, as the import of another one, with files that match its globs or lie in its folder, or when
 * the model asks for it. `shadowed` is one whose place another file takes, `unread` one that the tool does not open.
 */
export type Loading = 'always' | 'imported' | 'in-folder' | 'with-globs' | 'on-request' | 'shadowed' | 'unread';

/** One file in the context of a tool. */
export interface Layer {
  readonly file: string;
  readonly loading: Loading;
  readonly characters: number;
  /** The characters after which the tool stops. */
  readonly limit?: number | undefined;
}

/** What a tool loads of a set of files, in the order in which it does. */
export interface EffectiveContext {
  readonly tool: string;
  readonly layers: readonly Layer[];
  /** The page that says how it loads, and the day on which it was read. */
  readonly source?: string | undefined;
  readonly checkedOn: string;
}

/** Says for each tool which of the files it loads, in which order, and which of them are shadowed or cut. */
export function effectiveContexts(documents: readonly Document[]): EffectiveContext[] {
  return [...Map.groupBy(toolPlaces, ({ tool }) => tool)].flatMap(([tool, places]) => {
    const layers = layersOf(places, documents);
    const [first] = places;
    if (layers.length === 0 || first === undefined) return [];
    return [{ tool, layers, source: first.surface.limit.source, checkedOn: first.surface.limit.checkedOn }];
  });
}

function layersOf(places: readonly ToolPlace[], documents: readonly Document[]): Layer[] {
  const has = new Set(documents.map(({ path }) => path));
  const layers = new Map<string, Layer>();
  const add = (document: Document, loading: Loading, { surface }: ToolPlace) => {
    if (layers.has(document.path)) return;
    const { max } = surface.limit;
    layers.set(document.path, {
      file: document.path,
      loading,
      characters: document.text.length,
      ...(max !== undefined && document.text.length > max && { limit: max }),
    });
  };
  for (const place of places) {
    const { surface, path } = place;
    const importing = documents.find((one) => one.path === surface.importedBy?.path);
    if (importing !== undefined) add(importing, 'always', place);
    const instead = (surface.rivals?.instead ?? []).find((one) => has.has(one));
    for (const document of documents) {
      if (document.path === instead) add(document, 'always', place);
      else if (document.path === path) add(document, loadingOfMain(place, documents, instead), place);
    }
    const importer = surface.importedBy?.path ?? path;
    for (const document of documents) {
      const isTaken = documents.some(
        (one) => one.path === importer && importsOf(one).some((it) => it.path === document.path),
      );
      if (isTaken && importer === 'CLAUDE.md') add(document, 'imported', place);
      else if (surface.rivals?.too?.includes(document.path)) add(document, 'always', place);
      else if (isScoped(document.path, place)) add(document, loadingOfScoped(document), place);
      else if (document.path.endsWith(`/${path}`) && !path.includes('/')) add(document, 'in-folder', place);
    }
  }
  return [...layers.values()];
}

function loadingOfMain(
  { surface, path }: ToolPlace,
  documents: readonly Document[],
  instead: string | undefined,
): Loading {
  if (instead !== undefined) return 'shadowed';
  const importer = documents.find((one) => one.path === surface.importedBy?.path);
  if (importer === undefined) return 'always';
  return importsOf(importer).some((one) => one.path === path) ? 'imported' : 'unread';
}

function loadingOfScoped({ head }: Document): Loading {
  const { alwaysApply, trigger, inclusion, description } = head?.fields ?? {};
  if (alwaysApply === true || trigger === 'always_on' || inclusion === 'always') return 'always';
  if (globsOf(head?.fields ?? {})?.some((glob) => glob.trim() !== '')) return 'with-globs';
  // without conditions, most tools take a file always; Cursor takes it once it is asked for
  return alwaysApply === false || description !== undefined || trigger !== undefined ? 'on-request' : 'always';
}

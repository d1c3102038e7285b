import { allTargets } from '@regelwerk/engine/all-targets';
import type { Surface } from '@regelwerk/engine/target';

/** A place from which a tool reads rules in a project. */
export interface ToolPlace {
  readonly tool: string;
  readonly surface: Surface;
  /** Whether rules for the tool are made for this place first. */
  readonly isFirst: boolean;
  /** The file that always applies. */
  readonly path: string;
  /** The files beside it, which load by their globs, all of one folder. */
  readonly scoped: { readonly folder: string; readonly ending: string } | undefined;
}

/** A model without a name loads nothing by itself. */
const tools = allTargets.filter(({ name }) => name !== 'Custom');

/** Every place of every tool that is a file of a project, as the knowledge has them. */
export const toolPlaces: readonly ToolPlace[] = tools.flatMap(({ label, surfaces }) =>
  surfaces.flatMap((surface) => {
    if (surface.kind !== 'files' || surface.path === undefined) return [];
    const [before = '', ending = ''] = surface.scoped?.pathOf('*').split('*') ?? [];
    const folder = before.slice(0, before.lastIndexOf('/') + 1);
    return [
      {
        tool: label,
        surface,
        isFirst: surface === surfaces[0],
        path: surface.path,
        scoped: folder === '' ? undefined : { folder, ending },
      },
    ];
  }),
);

/** Says whether a tool loads a file by its globs, or always from its own folder. */
export function isScoped(path: string, { scoped }: ToolPlace): boolean {
  // the name of the folder in versions from before the editor was renamed
  const now = path.replace(/^\.windsurf\//, '.devin/');
  return scoped !== undefined && now.startsWith(scoped.folder) && now.endsWith(scoped.ending);
}

/** Says whether a file is the one of a place that always applies, in the root or, for its folder, below it. */
export function isMain(path: string, place: ToolPlace): boolean {
  return path === place.path || (!place.path.includes('/') && path.endsWith(`/${place.path}`));
}

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

/** Every place of every target that is a file of a project, as the knowledge has them. */
export const toolPlaces: readonly ToolPlace[] = allTargets.flatMap(({ label, surfaces }) =>
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
  return scoped !== undefined && path.startsWith(scoped.folder) && path.endsWith(scoped.ending);
}

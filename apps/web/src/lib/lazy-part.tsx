import { type ComponentType, use, useEffect, useReducer } from 'react';
import { loadPart, PartFailure } from './load-part.ts';
import { PartFailureContext } from './part-failure-context.ts';

type Outcome<Props> = { readonly Part: ComponentType<Props> } | { readonly failure: unknown };

/**
 * A component whose code is loaded when it is first shown, or before that by `preload`, which never fails. Where it cannot be
 * loaded, the app's notice stands in its place and can load it again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<Outcome<Props>> | undefined;
  const begin = async (): Promise<Outcome<Props>> => {
    try {
      Loaded = await loadPart(load);
      return { Part: Loaded };
    } catch (failure) {
      return { failure };
    }
  };
  const forget = () => {
    loading = undefined;
  };

  function Place(props: Props) {
    const Notice = use(PartFailureContext);
    const [, showAgain] = useReducer((times: number) => times + 1, 0);
    // a later visit tries again
    useEffect(() => forget, []);
    if (Loaded !== undefined) return <Loaded {...props} />;
    loading ??= begin();
    const outcome = use(loading);
    if ('Part' in outcome) return <outcome.Part {...props} />;
    if (!(outcome.failure instanceof PartFailure)) throw outcome.failure;
    const retry = () => {
      forget();
      showAgain();
    };
    return <Notice needsReload={outcome.failure.needsReload} onRetry={retry} />;
  }

  const preload = async () => {
    loading ??= begin();
    await loading;
  };
  return Object.assign(Place, { preload });
}

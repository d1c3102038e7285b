import type { FailureCode, FunctionError } from '../lib/function-error.ts';
import { copy } from './copy.ts';
import { useReference } from './use-reference.ts';
import { type Translate, useText } from './use-text.ts';

/** The texts for the refusals of a feature's calls; `Key` are the keys of its copy. */
export interface RefusalWords<Key extends string = string> {
  /** The texts of the codes that have one of their own. */
  readonly byCode: { readonly [Code in FailureCode]?: Parameters<Translate<Key>>[0] };
  /** The text of every other refusal; without it, that an unexpected error occurred. */
  readonly otherwise?: Parameters<Translate<Key>>[0];
}

/** The sentence for a refused call of a function, in the language of the interface. */
export function useRefusal({ byCode, otherwise }: RefusalWords): (error: FunctionError) => string {
  const t = useText<string>();
  const tShared = useText(copy);
  const withReference = useReference();
  return ({ code, providerSays, reference }) => {
    const rest = otherwise === undefined ? tShared('common.unexpected') : t(otherwise);
    if (code === undefined) return rest;
    const known = byCode[code];
    if (known !== undefined) return withReference(t(known), { reference });
    if (code !== 'provider_refused') return withReference(rest, { reference });
    return providerSays === undefined
      ? tShared('failure.provider')
      : tShared('failure.providerSays', { text: providerSays });
  };
}

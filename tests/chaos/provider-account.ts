/** The operator's view of the provider's account, through its API. */
export interface ProviderAccount {
  /** Returns every object of a list, over all of its pages. */
  readonly list: <Item extends { readonly id: string }>(path: string) => Promise<Item[]>;
  readonly send: (path: string, form: Record<string, string>) => Promise<void>;
}

export function openProviderAccount(url: string, secretKey: string): ProviderAccount {
  const headers = { authorization: `Bearer ${secretKey}` };
  return {
    list: async <Item extends { readonly id: string }>(path: string) => {
      const all: Item[] = [];
      for (let after = ''; ; after = `&starting_after=${all.at(-1)?.id}`) {
        const answer = await fetch(`${url}${path}${path.includes('?') ? '&' : '?'}limit=100${after}`, { headers });
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
        const page = (await answer.json()) as { data: Item[]; has_more: boolean };
        all.push(...page.data);
        if (!page.has_more) return all;
      }
    },
    send: async (path, form) => {
      const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: new URLSearchParams(form) });
      await answer.body?.cancel();
    },
  };
}

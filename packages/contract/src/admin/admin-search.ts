import { z } from 'zod';

/** The kinds of things that the search of the administration finds, in the order in which it shows them. */
export const foundKinds = ['order', 'person', 'product', 'notice'] as const;
/** One of `foundKinds`. */
export type FoundKind = (typeof foundKinds)[number];

/** The shortest text that is searched for. */
export const shortestSearch = 2;

/** The most results of each kind; where there are as many, there may be more. */
export const mostFound = 5;

/** Body of `admin-search`: a text, such as an order number, a mail address or the beginning of a name. */
export const adminSearchRequest = z.object({ search: z.string().trim().max(200) });

const found = z.object({
  kind: z.enum(foundKinds),
  id: z.string(),
  /** An order number, a mail address, or the name of a product. */
  title: z.string(),
  /** For orders and notices the buyer or sender, for people their name. */
  detail: z.string(),
  /** Of orders, notices and products: a word that the interface translates. */
  state: z.string(),
});
/** Something that the search of the administration found. */
export type Found = Readonly<z.output<typeof found>>;

/** At most `mostFound` of each kind. */
export const adminSearchResponse = z.object({ found: z.array(found).readonly() });

/** A token package on offer. `unit_amount` is in minor units. */
export interface TokenPackage {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly tokens: number;
  /** Absent in the built-in packages, which are shown but not sold. */
  readonly priceId?: string;
  readonly unit_amount: number;
  readonly currency: string;
}

interface Described {
  readonly name: string;
  readonly description: string | null;
  readonly metadata: Readonly<Record<string, unknown>>;
}

const counted = /(\d{1,6})\s*tokens/i;

/**
 * Returns the number of tokens in a product's metadata, for a package or for each period of a plan; undefined if none
 * is stated.
 */
export function statedTokens(metadata: Readonly<Record<string, unknown>>): number | undefined {
  return wholeNumber(metadata.tokens) ?? wholeNumber(metadata.tokens_per_period);
}

function wholeNumber(stated: unknown): number | undefined {
  const number = Number(stated);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

/**
 * Returns the tokens that a package gives: from its metadata, else its name, else its description, else its price in
 * minor units.
 */
export function tokensOf({ name, description, metadata }: Described, unitAmount: number): number {
  const stated = wholeNumber(metadata.tokens);
  if (stated !== undefined) return stated;
  for (const text of [name, description ?? '']) {
    const found = Number(counted.exec(text)?.[1] ?? 0);
    if (found > 0) return found;
  }
  if (unitAmount <= 500) return 10;
  return unitAmount <= 1000 ? 25 : 50;
}

/** Returns the tokens of an offer: those of a package, or those of each period of a plan, which may be 0. */
export function tokensOfOffer(product: Described, unitAmount: number, interval: string | null): number {
  return interval === null ? tokensOf(product, unitAmount) : tokensPerPeriod(product.metadata);
}

/** Returns the number of tokens that each paid invoice of a plan gives; 0 if its metadata states none. */
export function tokensPerPeriod(metadata: Readonly<Record<string, unknown>>): number {
  return wholeNumber(metadata.tokens_per_period) ?? 0;
}

const defaultTrialTokens = 3;

/** Returns the number of tokens that a plan's trial gives at once; 3 if its metadata states none. */
export function trialTokensOf(metadata: Readonly<Record<string, unknown>>): number {
  const { trialTokens = defaultTrialTokens } = metadata;
  const stated = trialTokens === '' ? defaultTrialTokens : Number(trialTokens);
  return Number.isInteger(stated) && stated >= 0 ? stated : defaultTrialTokens;
}

/** The packages that are shown, but not sold, while the catalog cannot be loaded. */
export const defaultPackages: readonly TokenPackage[] = [
  { id: 'basic', name: 'Basic', description: null, tokens: 10, unit_amount: 499, currency: 'usd' },
  { id: 'standard', name: 'Standard', description: null, tokens: 25, unit_amount: 999, currency: 'usd' },
  { id: 'premium', name: 'Premium', description: null, tokens: 50, unit_amount: 1499, currency: 'usd' },
];

/** Returns the label of a package on the success page, chosen by its number of tokens. */
export function packageLabel(tokens: number): 'Basic' | 'Standard' | 'Premium' | 'Custom' {
  if (tokens <= 10) return 'Basic';
  if (tokens <= 25) return 'Standard';
  return tokens <= 50 ? 'Premium' : 'Custom';
}

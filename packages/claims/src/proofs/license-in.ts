/** The more special before those whose words they repeat. */
const licenses: readonly (readonly [string, RegExp])[] = [
  ['AGPL-3.0', /\bAGPL(?:[- ]?v?3(?:\.0)?)?\b|GNU AFFERO GENERAL PUBLIC LICENSE/i],
  ['LGPL', /\bLGPL\b|GNU LESSER GENERAL PUBLIC LICENSE/i],
  ['GPL-3.0', /\bGPL[- ]?v?3(?:\.0)?\b|GNU GENERAL PUBLIC LICENSE\s+Version 3/i],
  ['GPL-2.0', /\bGPL[- ]?v?2(?:\.0)?\b|GNU GENERAL PUBLIC LICENSE\s+Version 2/i],
  ['Apache-2.0', /\bApache(?:[- ]2(?:\.0)?| License)/i],
  ['MPL-2.0', /\bMPL\b|Mozilla Public License/i],
  ['BSL', /\bBSL\b|Business Source License/i],
  ['BSD', /\bBSD\b|Redistribution and use in source and binary forms/i],
  ['ISC', /\bISC\b/],
  ['MIT', /\bMIT\b|Permission is hereby granted, free of charge/],
];

/** Returns the license that a sentence names, or that the head of a text is; undefined where it is none of the known ones. */
export function licenseIn(text: string): string | undefined {
  return licenses.find(([, sign]) => sign.test(text.slice(0, 2000)))?.[0];
}

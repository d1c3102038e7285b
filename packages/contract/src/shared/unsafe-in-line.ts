/** Matches characters that may not stand in a line of a profile: controls, invisible marks, line breaks and code fences. */
export const unsafeInLine = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}`]|~~~/u;

const refusal =
  /\b(?:not|never|no|nor|none|neither|without|instead|rather than|avoid|don['’]t|doesn['’]t|isn['’]t|can['’]t|cannot|won['’]t|no longer|remain(?:s|ing)?|deprecated|removed?|gone|legacy|old|older|obsolete|former(?:ly)?|replac\w+|migrat\w+|prefer|forbidden|prohibited|ban(?:ned)?|refuse|reject|unless|stop|except|exists?|nothing|last resort|skip(?:s|ped)? if|nicht|nie|niemals|keine?[nmrs]?|statt|anstelle|anstatt|ohne|vermeide\w*|verboten|veraltet|nichts|gibt|existiert|letzte[nr]? Ausweg|abgekündigt|entfernt|ersetzt|alte?[nrs]?|früher\w*)\b|❌|🚫|⛔|✗|✘/i;

/** Says whether a line, or a heading above it, speaks of what is not to be done or not done any more. */
export function isRefused(text: string, context: readonly string[] = []): boolean {
  return (
    refusal.test(text) ||
    context.some((one) => refusal.test(one) || /anti-?pattern|pitfall|mistake|wrong|bad\b/i.test(one))
  );
}

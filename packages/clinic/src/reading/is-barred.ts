const before =
  /\b(?:not|never|no|nor|none|without|instead of|rather than|avoid\w*|don['’]t|doesn['’]t|can['’]t|cannot|won['’]t|forbid\w*|prohibit\w*|ban(?:s|ned)?|refus\w+|reject\w*|block\w*|destructive|detect\w*|malicious|flag\w*|prevent\w*|against|unless|stop|nicht|nie|niemals|keine?[nmrs]?|statt|anstatt|ohne|vermeide\w*|verbiete\w*|verhindere\w*)\b[^.;]*$|❌|🚫|⛔|✗|✘|\bred flags?\b/iu;
const after =
  /^[^.;]{0,40}\b(?:(?:is|are|ist|sind) (?:\w+ )?(?:forbidden|prohibited|banned|blocked|rejected|unacceptable|wrong|bad|a (?:violation|mistake|bug)|not (?:allowed|acceptable|ok|okay|permitted)|never \w+|no \w+|verboten|untersagt|tabu|falsch)|needs? (?:an?|the|explicit)|requires?)\b|❌|\b(?:only|nur) (?:if|when|after|with|wenn|nach|mit)\b[^.;]{0,40}\b(?:ask|approv\w+|explicit\w*|permission|confirm\w*|request\w*|instruct\w*|told|gefragt|ausdrücklich\w*|zustimm\w*)/iu;
const heading =
  /\b(?:not|never|no|don['’]ts?|avoid|forbidden|prohibited|banned|anti-?patterns?|pitfalls?|mistakes?|wrong|bad|red flags?|excuses?|rationali[sz]ations?|violations?|dangerous|destructive|malicious|threats?|attacks?|nicht|nie|niemals|keine?|vermeide\w*|verboten|fehler)\b|❌|🚫|⛔/iu;

/** Says whether a line speaks against the words that were found in it, before them or behind them, or stands below such a heading. */
export function isBarred(text: string, found: string, context: readonly string[] = []): boolean {
  const at = text.indexOf(found);
  // a short form ends no sentence
  const ahead = text.slice(0, at).replace(/\b(?:e\.g|i\.e|z\. ?B)\./g, '');
  return context.some((one) => heading.test(one)) || before.test(ahead) || after.test(text.slice(at + found.length));
}

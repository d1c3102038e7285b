/** Frequent function words that exist in only one of the two languages. */
const english = new Set(
  `the and of to is are were be been with for this that these those you your yours it its not from which when who what have has had by or
  if then there here we our they their them can cannot could should would may might does did don't isn't please again after before until
  while than each every any some no nothing into about only already yet because how why where at but my me he she his more most other
  such very just now select enter choose click sign save try confirms`.split(/\s+/),
);
const german = new Set(
  `der die das den dem des ein eine einen einem einer eines und oder nicht kein keine keinen ist sind war waren wird werden wurde wurden
  hat haben du dein deine deinen deinem deiner dich dir sie ihr ihre ihren wir uns unser unsere ich mit für von vom zu zum zur auf aus
  bei bis nach vor über unter durch ohne gegen um im am an in als wie wenn dass weil ob was wer wo so auch noch nur schon es er man sich
  kann können muss müssen soll sollen darf dürfen bitte alle jede jeder jedes mehr hier dort dann denn aber doch je nie`.split(
    /\s+/,
  ),
);

/** Returns the English sentences of a text, recognized by their function words. */
export function englishSentences(text: string): string[] {
  return withoutCode(text)
    .split(/(?<=[.!?:;])\s+|\n+/)
    .filter((sentence) => {
      const words = sentence.toLowerCase().match(/[\p{L}']+/gu) ?? [];
      const count = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
      const [own, foreign] = [count(german), count(english)];
      return words.length > 2 && foreign > own && (foreign > 1 || own === 0);
    });
}

/** Removes code, addresses, placeholders and quoted names, which belong to no language. */
function withoutCode(text: string): string {
  return text
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/`[^`]*`/g, ' ')
    .replace(/https?:\/\/\S+|\{\{.*?\}\}|\[\[.*?\]\]|<[^>]+>/g, ' ')
    .replace(/[„“"»][^„“”"«»]*[“”"«]/g, ' ');
}

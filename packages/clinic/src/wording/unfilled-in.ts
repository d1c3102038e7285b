const blank =
  '(?:your|insert|add|project|company|describe|enter|name (?:of|des|der)|tbd|todo|dein\\w*|projekt\\w*|firm\\w+|beschreib\\w*|hier)';
const brackets = new RegExp(
  `\\{\\{ ?(?:your|insert|project|company|app|repo|name|dein\\w*|projekt\\w*)[\\w .-]{0,40}\\}\\}|\\[${blank}\\b[^\\]\\n]{0,60}\\](?!\\()|<(?:your|insert|project|company|dein\\w*)[ _-][\\w _-]{1,40}>`,
  'i',
);
const marks =
  /\bLorem ipsum\b|[:(|–-]\s*(?:TBD|TBA|TBC)\b|^(?:TBD|TBA)\b|\bFIXME:|^TODO\b|(?<!["“„'`])\bTODO:(?!\s*(?:\w+ )?comments)|\bXXX\b$/;
/** What an author tells the next one to write in this place. */
const requests = new RegExp(
  [
    '^(?:please )?(?:describe|document|enter|explain|fill in|insert|list|add|paste|provide|put|specify|write)\\b[^.`]{2,60} (?:here|below)\\b\\.?$',
    '\\breplace (?:this|it|me) (?:with|by)\\b|\\breplace (?:this|these) (?:paragraph|section|text|line|placeholder|example)s?\\b|\\(replace with [^)]{3,40}\\)',
    '^(?:coming soon|work in progress|to come|fill me in|placeholder)\\b\\.?$',
    '(?::\\s*|\\b(?:is|are|still|yet) )to be (?:written|defined|decided|added|determined|documented|filled(?: in)?|completed|described|specified)\\b\\.?$',
    '^(?:hier )[^.`]{0,60}(?:beschreiben|einfügen|eintragen|ergänzen|erklären|ausfüllen|hinschreiben)\\b\\.?$|^hier (?:steht|kommt|folgt) (?:bald|später|noch)\\b',
    '(?<![\\p{L}])noch (?:zu (?:ergänzen|beschreiben|schreiben|klären|definieren|füllen)|auszufüllen|einzutragen|offen)\\.?$|(?<![\\p{L}])(?:folgt (?:noch|später|in Kürze)|wird (?:noch|später) (?:ergänzt|nachgetragen|beschrieben|geschrieben))\\.?$',
  ].join('|'),
  'iu',
);

/** Returns what an author still had to fill in. */
export function unfilledIn(text: string): string | undefined {
  const [found] = brackets.exec(text) ?? marks.exec(text) ?? requests.exec(text.trim()) ?? [];
  return found?.slice(0, 80);
}

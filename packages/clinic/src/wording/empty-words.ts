const endings =
  "['’]s|e?s|e?d|e?rs?|e?st|or|ors|ings?|i?ons?|ations?|ments?|[ae]?nces?|[ae]nt|ly|le|ly|ility|able|ably|ability|ity|ities|ness|ies|ie[rd]|[iy]?[sz](?:e|es|ed|ing|ation|ations)|y|t|tive|e|e?n|em|et|te[nrs]?|ungs?|ungen|keit|heit|ät|lich|ful|fully|ve|ial|ical|ic";

/** Beginnings of words that praise: what they ask for is right in every project. */
export const praise = beginnings(
  `accura attentive attention beautiful beginner-friendly best better bug-free bulletproof care carefu clarity clean clear collaborat common-sense
  complete comprehensib concise consisten correct decoupl defect-free descriptive diligen durab easy easily easier effective efficien
  elegan error-free excell expressive extensib fast flawless flexib focused future-proof good graceful great happy high-quality
  high-performance idiomatic industry-standard intuitive judgment judgement legib lightweight loosely maintainab meaningful minimalis mistak modern
  neat nice optimal optimi perfect perform polish practice pragmatic precis predictab production-grade production-quality
  production-ready professional proper quality readab reasonabl reliab resilien responsib reusab robust rock-solid scalab 
  self-documenting self-explanatory sensib short simpl sleek small smart solid sound stab straightforward succinct superb testab
  thorough thoughtful tidy top-notch understandab user-friendly well well-commented well-crafted well-designed well-documented well-engineered
  well-factored well-named well-organi well-structured well-tested well-thought-out well-written wise world-class
  achtsam angemessen aufgeräumt ausdrucksstark aussagekräftig bedacht benutzerfreundlich bessere best bewährt codequalit
  durchdacht effektiv effizien einfach einheitlich elegant erweiterbar fehlerfrei flexibel gewissenhaft gründlich gut hochwertig höchste hohe
  intuitiv klar klein konsequent konsisten korrekt kurz lesbar leserlich modern nachvollziehbar nutzerfreundlich optimal perfekt performan
  präzise professionell qualit robust sauber schlank schnell schön selbsterklärend simpel sinnvoll skalierbar solide sorgfalt sorgfältig
  sprechend stabil strukturiert testbar übersichtlich verlässlich vernünftig verständlich vorbildlich wartbar wartungsfreundlich wiederverwendbar
  zeitgemäß zuverlässig`,
  '\\p{L}{3,}(?:[ai]bility|barkeit)',
);

/** Beginnings of words that speak of any work at all: they add nothing to the praise. */
export const plain = beginnings(
  `accessib accord achieve add adhere adopt aim align allow answer api app appl approach architect aspect aspire attempt avoid aware balance base be behavi
  belong bring build built buil capab case change choose class code codebase coding comment commit common compet complet complex component comput
  consider construct convention count coupling coverage craft create creat custom data decision deliver design detail develop diff document
  duplica edge effort employ encounter engineer enhanc ensur environment error establish every fully everyth everywhere example exception excel execut expect
  experienc explain feature feel file find fix focus follow framework friendl function functionalit generat get give go goal guideline handl happen hard help helper hesita implement
  improv includ industr infrastructure input instruction integrat intent interfac job keep keyword kind know languag lead learn level leverag librar
  line logging logic long look low maintain maintenance make manage matter mean meet messag method mind minim modular module name naming
  need note object oper organi output overall overengineer paradigm part pattern pay people person pick piece possible practic prefer
  principl prioriti problem procedure process produc product program project prose promot proposal provid purpose put qualit question raise read reader
  reason rely remember repetit requir respect respond response result return review rule sacrific secur section sense separat service shape
  situation software solution solv sort speed stand standard start state stay step stick strateg strive structur style suggest support
  sure system take task team technic technique technolog test thing think thought time tool top treat try type typing understand unit us user
  util valid valu variabl version control view way work write writing written year architecture doubt overthink cleverness
  abläuf achte anforderung antwort anweisung anwend arbeit architektur aufgab aufmerksam bau bedenk befolg beim benenn benutz beschreib bewahr
  bezeichn biet bleib code denk dokument duplikat eingab entscheid entsprech entwickl ergebnis erklär ersteh erstell erzeug fehler find folg form funktion
  gestalt gib grundsatz grundsätz halt handl hab hilf implementier komment komponent konvention konzentrier leg leist leit lern lös löse
  lösung mach methode modul muster nachdenk nachricht name nutz oberfläch ordn paradigm pfleg plan praktik praxis prinzip priorisier
  problem produkt programm projekt prozess prüf qualität regel richtlin schnittstell schreib setz software sorg sprach standard stell
  stil strebe struktur system team techn teil test tu überleg umsetz variab vermeid verfahren versteh versuch verwend vorgehen wähl wart wert
  ziel änder änderung barrierefrei sicher
  api css html javascript php python typescript ui ux web`,
);

/** Words that join others. */
export const joining = new Set(
  `a about above across after all also always an and any are as at be because before being both but by can do does doing done don't dont each
  else ever existing for from has have highest high how i if important importantly in into is it its it's itself just let like made many
  more most much must my never new no not nothing of off often on one only or other others our out over please possible rather same
  shall should so some something still such than that that's the their them then there these they this those through throughout to
  together too under up upon very we what when where whenever wherever whether which while who will with within without would you you're your
  yourself first foremost end keeping across-the-board given along thus hence instead several various different
  aber alle allem allen aller alles als also am an auch auf aus bei bevor bis da dich damit dann darauf daran das dass dein deine deinem deinen
  deiner dem den denn der des die dies diese diesem diesen dieser dieses dir du durch ein eine einem einen einer eines er es etwas für ganz
  gegen gesamte gesamten hinter ich ihr ihre im immer in ist ja jede jedem jeden jeder jedes jederzeit kein keine keinen können man mehr mit
  möglich möglichst muss müssen nach nicht nie niemals noch nur ob oder ohne sehr sei sein sich sie sind so soll sollen sollte sollten
  stets statt über überall um und unnötig uns unser unsere unter vom von vor war was weil wenn werden wichtig wie wird zu zum zur zuerst zwischen`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Matches the words in their plurals, participles and cases. */
function beginnings(words: string, more = '(?!)'): RegExp {
  const all = words.split(/\s+/).filter((word) => word !== '');
  const stems = all.map((word) => word.replace(/e$/, 'e?'));
  return new RegExp(`^(?:${stems.join('|')}|${more})(?:${endings})?$`, 'u');
}

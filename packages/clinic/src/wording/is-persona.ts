const beginning =
  /^(?:in [^,]{2,30}, )?(?:you(?: are|['’]re)(?: also)?(?: to act as)?|act as|behave (?:like|as)|assume the role of|pretend (?:to be|you are)|imagine you are|your role is(?: to be)?|du bist|agiere als|handle als|verhalte dich wie|stell dir vor,? du (?:bist|wärst))(?: (?:an?|the|my|our|ein[e]?|der|die))? /i;
/** Who a model is to be; what follows may be about it. */
const role =
  /^(?:[\p{L}\d+#./-]+,? (?:and |und )?){0,7}?(?:[\p{L}]+-)*(?:engineer|developer|architect|programmer|coder|expert|specialist|assistant|consultant|craftsman|craftsperson|designer|guru|ninja|wizard|mentor|reviewer|senior|professional|entwickler|entwicklerin|architekt|architektin|programmierer|programmiererin|experte|expertin|assistent|assistentin|ingenieur|ingenieurin|profi|berater|beraterin|spezialist)(?![\p{L}])/iu;

/** Says whether a line tells a model who it is. */
export function isPersona(text: string): boolean {
  const plain = text.replace(/[*_]{2}/g, '').trim();
  const [begun] = beginning.exec(plain) ?? [];
  return begun !== undefined && role.test(plain.slice(begun.length));
}

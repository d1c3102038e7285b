/** A text in which a placeholder that the operator has not filled yet stands out. */
export function Loud({ text }: { text: string }) {
  return text.split(/(\[\[.*?\]\])/).map((part) => (part.startsWith('[[') ? <mark key={part}>{part}</mark> : part));
}

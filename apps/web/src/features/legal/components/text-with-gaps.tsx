/** Highlights placeholders that the operator has not filled in yet. */
export function TextWithGaps({ text }: { text: string }) {
  return text.split(/(\[\[.*?\]\])/).map((part) => (part.startsWith('[[') ? <mark key={part}>{part}</mark> : part));
}

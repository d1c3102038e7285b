/** Copies text to the clipboard; returns false if the browser refuses. */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // over plain http there is no such clipboard
    return copySelected(text);
  }
}

/** Copies as the keyboard would: from a field, which stands where the focus is allowed, also inside a dialog. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  field.className = 'sr-only';
  (before?.closest('[role=dialog], [role=alertdialog]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}

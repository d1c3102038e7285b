/** Downloads a text or bytes as a file. */
export function download(name: string, content: string | Uint8Array<ArrayBuffer>, type: string): void {
  const address = URL.createObjectURL(
    new Blob([content], { type: `${type}${typeof content === 'string' ? ';charset=utf-8' : ''}` }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

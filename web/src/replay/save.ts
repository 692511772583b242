/** Has the browser keep a file. */
export function save(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read it later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

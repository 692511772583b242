/** Puts a text where it can be pasted from. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without https browsers have no clipboard for us, but the old way works.
    const field = document.createElement("textarea");
    field.value = text;
    field.setAttribute("readonly", "");
    const before = document.activeElement;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

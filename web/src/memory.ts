/** What the browser remembers. Where storage is switched off, it lasts as long as the page. */

const passing = new Map<string, string>();

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return passing.get(key) ?? null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value === null) passing.delete(key);
    else passing.set(key, value);
  }
}

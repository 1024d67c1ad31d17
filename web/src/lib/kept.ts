// Values that this browser keeps, where it keeps any.

/** What was kept; null where nothing is, or something else lies there. */
export function kept<T>(key: string): Partial<T> | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof found === 'object' ? (found as Partial<T>) : null;
  } catch {
    return null;
  }
}

export function keep(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A window that keeps nothing: then it counts until it is closed.
  }
}

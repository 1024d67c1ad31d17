// People whose chat is not shown on this device. Nobody else learns of it.
const KEPT = 'hidden';

function kept(): ReadonlySet<string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return new Set(Array.isArray(found) ? found.map(String) : []);
  } catch {
    return new Set();
  }
}

class HiddenChat {
  private people = $state.raw(kept());

  has(person: string): boolean {
    return this.people.has(person);
  }

  /** Hide a person's chat, or show it again. */
  toggle(person: string): void {
    const people = new Set(this.people);
    if (!people.delete(person)) people.add(person);
    this.people = people;
    try {
      localStorage.setItem(KEPT, JSON.stringify([...people]));
    } catch {
      // a browser that keeps nothing shows everybody again next time
    }
  }
}

export const hiddenChat = new HiddenChat();

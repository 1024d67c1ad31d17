// Something that a device is told once, until it has been settled.

export class Once {
  isNew = $state(false);

  constructor(private readonly key: string) {
    this.isNew = !this.kept();
  }

  settle(): void {
    if (!this.isNew) return;
    this.isNew = false;
    try {
      localStorage.setItem(this.key, 'known');
    } catch {
      // a browser that keeps nothing is told again next time
    }
  }

  private kept(): boolean {
    try {
      return localStorage.getItem(this.key) !== null;
    } catch {
      return false;
    }
  }
}

/** After this a capture counts as waiting. */
const RECENT_MS = 1000;

/** The keys of captures added less than a second ago. */
export class RecentCaptures {
  private readonly keys = new Set<string>();

  constructor(private readonly onChange: () => void) {}

  has(key: string): boolean {
    return this.keys.has(key);
  }

  add(key: string): void {
    this.keys.add(key);
    setTimeout(() => {
      this.keys.delete(key);
      this.onChange();
    }, RECENT_MS).unref();
  }
}

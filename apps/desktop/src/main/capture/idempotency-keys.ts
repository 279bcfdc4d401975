/** After these milliseconds a capture counts as waiting. */
const FRESH = 1000;

/** The keys of recent captures. */
export class IdempotencyKeys {
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
    }, FRESH).unref();
  }
}

/** Longer than a page takes from its first read to its open stream. */
const RECENT_MS = 10_000;
/** The most events to remember. */
const MOST = 100;

/** The latest events, for new clients that read data shortly before connecting. */
export class RecentEvents {
  private events: { at: number; text: string }[] = [];

  add(text: string): void {
    this.events = [...this.live(), { at: Date.now(), text }].slice(-MOST);
  }

  text(): string {
    return this.live()
      .map(({ text }) => text)
      .join('');
  }

  private live() {
    const since = Date.now() - RECENT_MS;
    return this.events.filter(({ at }) => at >= since);
  }
}

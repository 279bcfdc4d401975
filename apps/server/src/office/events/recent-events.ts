/** Longer than a page needs between its first read and its open stream. */
const RECENT_MS = 10_000;
/** The most events to remember. */
const MAX_EVENTS = 100;

/** The latest events, for new clients that read data shortly before connecting. */
export class RecentEvents {
  private events: { at: number; text: string }[] = [];

  add(text: string): void {
    this.events = [...this.live(), { at: Date.now(), text }].slice(-MAX_EVENTS);
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

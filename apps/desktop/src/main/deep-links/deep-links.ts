import { app } from 'electron';
import { linkIn } from './protocol-client.ts';

type Open = (address: string | undefined) => unknown;

/**
 * Links of our own, from wherever the system hands them over. One may be what starts the app: macOS sends
 * it before `ready`, the others give it among the first words. It waits until someone opens links.
 */
export class LinkInbox {
  private waiting: string | undefined;
  private open: Open | null = null;

  constructor(words: readonly string[]) {
    this.waiting = linkIn(words);
    app.on('open-url', (event, address) => {
      event.preventDefault();
      this.take(address);
    });
    app.on('second-instance', (_event, more) => this.take(linkIn(more)));
  }

  /** From now on links are opened as they come; the one that has waited is answered. */
  listen(open: Open): string | undefined {
    this.open = open;
    const first = this.waiting;
    this.waiting = undefined;
    return first;
  }

  /** A second start without a link asks for the app itself, which comes up anyway while it starts. */
  private take(address: string | undefined): void {
    if (this.open) this.open(address);
    else this.waiting = address ?? this.waiting;
  }
}

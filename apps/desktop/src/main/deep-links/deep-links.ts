import { app } from 'electron';
import { findDeepLink } from './protocol-client.ts';

/** Without a link, a second start of the app shows the window. */
type Open = (link: string | undefined) => unknown;

/**
 * Receives `polaris://` links from the system. One may have started the app: macOS sends it before
 * `ready`, the other systems pass it in argv. It is held until `listen` is called.
 */
export class DeepLinks {
  private pending: string | undefined;
  private open: Open | null = null;

  constructor(argv: readonly string[]) {
    this.pending = findDeepLink(argv);
    app.on('open-url', (event, link) => {
      event.preventDefault();
      this.receive(link);
    });
    app.on('second-instance', (_event, secondArgv) => this.receive(findDeepLink(secondArgv)));
  }

  /** From now on links are passed to `open`. Returns the link that started the app. */
  listen(open: Open): string | undefined {
    this.open = open;
    const first = this.pending;
    this.pending = undefined;
    return first;
  }

  private receive(link: string | undefined): void {
    if (this.open) this.open(link);
    else this.pending = link ?? this.pending;
  }
}

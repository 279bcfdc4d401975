import { EventEmitter } from 'node:events';

/** `DownloadItem`, as far as the app uses it; a test moves it on. */
export class FakeDownload extends EventEmitter {
  received = 0;
  private readonly path: string;
  private readonly total: number;

  constructor(path: string, total: number) {
    super();
    this.path = path;
    this.total = total;
  }

  /** electron.d.ts: 0 when the server does not say it. */
  getTotalBytes = () => this.total;
  getReceivedBytes = () => this.received;
  getSavePath = () => this.path;
  getFilename = () => 'export.csv';

  receive(bytes: number): void {
    this.received += bytes;
    this.emit('updated', {}, 'progressing');
  }

  end(state: 'completed' | 'cancelled' | 'interrupted'): void {
    this.emit('done', {}, state);
  }
}

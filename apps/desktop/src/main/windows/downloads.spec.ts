import { beforeEach, describe, expect, it } from '@jest/globals';
import type { MessageBoxOptions, Session } from 'electron';
import { fake } from '../../../testing/electron.ts';
import { FakeDownload } from '../../../testing/fakes/fake-download.ts';
import { FakeSession } from '../../../testing/fakes/fake-session.ts';
import { trackDownloads } from './downloads.ts';

let progress: unknown[];
let messages: string[];
let pressed: number;
let session: FakeSession;
beforeEach(() => {
  [progress, messages, pressed] = [[], [], 0];
  fake.shownFiles.length = 0;
  session = new FakeSession();
  trackDownloads(session as unknown as Session, {
    showProgress: (value) => void progress.push(value),
    showMessage: async ({ message }: MessageBoxOptions) => (messages.push(message), pressed),
  });
});

function download(total: number): FakeDownload {
  const item = new FakeDownload('/home/ada/customers.csv', total);
  session.emit('will-download', {}, item);
  return item;
}

describe('a download', () => {
  it('shows its progress, and its file in the folder', async () => {
    const item = download(200);
    item.receive(50);
    item.receive(150);
    item.end('completed');
    await Promise.resolve();
    expect(progress).toEqual([0.25, 1, null]);
    expect([messages, fake.shownFiles]).toEqual([
      ['customers.csv has been saved.'],
      ['/home/ada/customers.csv'],
    ]);
  });

  it('shows progress of a download of unknown size', () => {
    download(0).receive(50);
    expect(progress).toEqual(['unknown']);
  });

  it('reports a download that ends early, and shows no file', async () => {
    download(200).end('interrupted');
    await Promise.resolve();
    expect([messages, fake.shownFiles, progress]).toEqual([
      ['customers.csv could not be saved completely.'],
      [],
      [null],
    ]);
  });

  it('reports nothing when the user cancels a download', () => {
    download(200).end('cancelled');
    expect([messages, progress]).toEqual([[], [null]]);
  });
});

import { once } from 'node:events';
import { type IncomingMessage, createServer } from 'node:http';
import type * as FakeElectron from '../electron.ts';
import { press } from '../fakes/fake-keyboard.ts';
import type { Pages } from './windows.ts';

type Fake = typeof FakeElectron.fake;
type App = typeof FakeElectron.app;

/** What programs in `bin`, in place of the system, and journeys send to the stand-in. */
export async function answerControls(
  app: App,
  fake: Fake,
  { askPages, pressInPage }: Pages,
): Promise<void> {
  const controls: Record<string, (text: string) => unknown> = {
    '/press': async (keys) => {
      // Keys can close windows.
      await askPages();
      const pressed = performance.timeOrigin + performance.now();
      if (!press(keys)) await pressInPage(keys);
      return { pressed };
    },
    '/open': (link) => app.emit('second-instance', {}, ['polaris', link]),
    '/dialog': (choice) => void (fake.dialogChoice = Number(choice)),
    '/dialogs': () => fake.dialogs,
    '/opened-url': () => fake.openedExternally.at(-1) ?? '',
    '/notification': (title) => clickNotification(fake, title),
  };
  const server = createServer((request, response) => {
    void bodyOf(request).then(async (text) => {
      const result = await controls[request.url ?? '']?.(text);
      response.end(JSON.stringify(result ?? null));
    });
  });
  server.listen(Number(process.env.POLARIS_STAND_IN), '127.0.0.1');
  await once(server, 'listening');
}

/** Resumes the machine, so that the app checks for submissions, and clicks the notification once it is shown. */
async function clickNotification(fake: Fake, title: string): Promise<void> {
  const { powerMonitor } = (await import('electron')) as unknown as typeof FakeElectron;
  powerMonitor.emit('resume');
  for (;;) {
    const shown = fake.notifications.find(({ options }) => options.title === title);
    if (shown) return void shown.emit('click');
    await new Promise((tick) => setTimeout(tick, 50));
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { health } from '@polaris/contracts';
import { createHash } from 'node:crypto';
import { app, fake } from '../../testing/electron.ts';
import { start } from '../../testing/start.ts';

const SERVER = 'https://polaris.example';
const CODE = 'c'.repeat(43);
const own = { senderFrame: { url: 'app://polaris/login', parent: null } } as never;

beforeAll(async () => {
  await start(() => import('./main.ts'));
});

afterAll(() => app.quit());

const session = () => fake.sessions.get('persist:polaris')!;
const page = (channel: string, ...args: unknown[]) =>
  fake.calls.get(`polaris:${channel}`)!(own, ...args) as Promise<unknown>;
const bodies: Record<string, string> = {};

beforeEach(async () => {
  session().network = async (url, init) => {
    const path = new URL(url as string).pathname;
    bodies[path] = new TextDecoder().decode(init?.body as ArrayBuffer);
    if (path === '/api/health/ready') return Response.json(health);
    if (path === '/api/auth/user' || path === '/api/auth/exchange')
      return Response.json({ id: 'maya' });
    return Response.json([]);
  };
  expect(await page('connect', SERVER)).toEqual({ ok: true });
  await page('sign-in-with-browser');
});

/** Exchanges that reached the server. */
const exchanges = () => session().asked.filter(({ url }) => url.endsWith('/api/auth/exchange'));
const begun = () => new URL(fake.outside.at(-1)!).searchParams;
const link = () => `polaris://signed-in?code=${CODE}&state=${begun().get('appState')}`;
/** Everything that a link sets going has been done: nothing here waits for a clock. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
}

describe('a link of our own', () => {
  it('is asked for from the system', () => expect(fake.links).toEqual(['polaris']));

  it('given to a second start signs in where it was begun, and shows the back office', async () => {
    const [main] = fake.windows();
    main!.hide();
    app.emit('second-instance', {}, ['polaris', '--flag', link()]);
    await settled();
    const { code, verifier } = JSON.parse(bodies['/api/auth/exchange']!) as Record<string, string>;
    expect(code).toBe(CODE);
    const challenge = createHash('sha256').update(verifier!).digest('base64url');
    expect(challenge).toBe(begun().get('appChallenge'));
    expect([main!.url, main!.isVisible()]).toEqual(['app://polaris/admin', true]);
  });

  it('given by macOS does the same', async () => {
    const before = exchanges().length;
    let kept = true;
    app.emit('open-url', { preventDefault: () => (kept = false) }, link());
    await settled();
    expect([exchanged(before), kept]).toEqual([1, false]);
  });

  it('to a record shows it, and asks the server for no session', async () => {
    const before = exchanges().length;
    const [main] = fake.windows();
    main!.hide();
    app.emit('second-instance', {}, ['polaris', 'polaris://customers/12']);
    await settled();
    expect(main!.webContents.sent.at(-1)).toEqual(['polaris:go', '/admin/customers/12']);
    expect([exchanged(before), main!.isVisible()]).toEqual([0, true]);
  });

  it('to a hostile place leads nowhere', async () => {
    const [main] = fake.windows();
    const before = main!.webContents.sent.filter(([channel]) => channel === 'polaris:go').length;
    for (const path of ['customers/../../settings', 'customers/1%2f..', 'contacts/1?x=//evil'])
      app.emit('second-instance', {}, [`polaris://${path}`]);
    await settled();
    const told = main!.webContents.sent.filter(([channel]) => channel === 'polaris:go');
    expect(told).toHaveLength(before);
  });

  it('that nobody asked for only brings the app to the front', async () => {
    const before = exchanges().length;
    const [main] = fake.windows();
    main!.hide();
    app.emit('second-instance', {}, [`polaris://signed-in?code=${CODE}&state=${'x'.repeat(43)}`]);
    await settled();
    expect([exchanged(before), main!.isVisible()]).toEqual([0, true]);
  });

  it('is not taken any more once someone has signed out', async () => {
    const before = exchanges().length;
    const answer = link();
    const entries = fake.menu.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
    (entries.find(({ label }) => label === 'Sign Out')!.click as () => void)();
    app.emit('open-url', { preventDefault: () => undefined }, answer);
    await settled();
    expect(exchanged(before)).toBe(0);
  });
});

const exchanged = (before: number) => exchanges().length - before;

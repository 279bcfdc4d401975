import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ADMIN_APPOINTMENT, health } from '@polaris/contracts';
import { createHash } from 'node:crypto';
import { app, fake } from '../../testing/electron.ts';
import { clickMenuItem } from '../../testing/fakes/fake-keyboard.ts';
import { start } from '../../testing/start.ts';

const SERVER = 'https://polaris.example';
const CODE = 'c'.repeat(43);
const ownPage = { senderFrame: { url: 'app://polaris/login', parent: null } } as never;

beforeAll(async () => {
  await start(() => import('./main.ts'));
});

afterAll(() => app.quit());

const session = () => fake.sessions.get('persist:polaris')!;
const page = (channel: string, ...args: unknown[]) =>
  fake.ipcHandlers.get(`polaris:${channel}`)!(ownPage, ...args) as Promise<unknown>;
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

/** Exchange requests that reached the server. */
const exchanges = () => session().requests.filter(({ url }) => url.endsWith('/api/auth/exchange'));
const loginQuery = () => new URL(fake.openedExternally.at(-1)!).searchParams;
const link = () => `polaris://signed-in?code=${CODE}&state=${loginQuery().get('appState')}`;
/** Waits until a link has been handled; nothing in it uses a timer. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
}

/** Also waits for reading and deleting files. */
async function until(isReached: () => boolean): Promise<void> {
  for (let turn = 0; turn < 20_000 && !isReached(); turn += 1) await new Promise(setImmediate);
}

describe('a polaris:// link', () => {
  it('registers the polaris scheme with the system', () =>
    expect(fake.protocolClients).toEqual(['polaris']));

  it('finishes the sign-in and shows the admin screens when a second start gets the link', async () => {
    const [main] = fake.windows();
    main!.hide();
    app.emit('second-instance', {}, ['polaris', '--flag', link()]);
    await settled();
    const { code, verifier } = JSON.parse(bodies['/api/auth/exchange']!) as Record<string, string>;
    expect(code).toBe(CODE);
    const challenge = createHash('sha256').update(verifier!).digest('base64url');
    expect(challenge).toBe(loginQuery().get('appChallenge'));
    expect([main!.url, main!.isVisible()]).toEqual(['app://polaris/admin', true]);
  });

  it('finishes the sign-in when macOS sends the link', async () => {
    const before = exchanges().length;
    let handledBySystem = true;
    app.emit('open-url', { preventDefault: () => (handledBySystem = false) }, link());
    await settled();
    expect([exchanged(before), handledBySystem]).toEqual([1, false]);
  });

  it('opens the record that a polaris:// link names, and exchanges nothing', async () => {
    const before = exchanges().length;
    const [main] = fake.windows();
    main!.hide();
    app.emit('second-instance', {}, ['polaris', 'polaris://customers/12']);
    await settled();
    expect(main!.webContents.sent.at(-1)).toEqual(['polaris:navigate', '/admin/customers/12']);
    expect([exchanged(before), main!.isVisible()]).toEqual([0, true]);
  });

  it('navigates nowhere when a polaris:// link has a hostile path', async () => {
    const [main] = fake.windows();
    const before = navigations(main!).length;
    for (const path of ['customers/../../settings', 'customers/1%2f..', 'contacts/1?x=//evil'])
      app.emit('second-instance', {}, [`polaris://${path}`]);
    await settled();
    expect(navigations(main!)).toHaveLength(before);
  });

  it('only brings the app to the front when a sign-in link was not requested here', async () => {
    const before = exchanges().length;
    const [main] = fake.windows();
    main!.hide();
    app.emit('second-instance', {}, [`polaris://signed-in?code=${CODE}&state=${'x'.repeat(43)}`]);
    await settled();
    expect([exchanged(before), main!.isVisible()]).toEqual([0, true]);
  });

  it('shows the next session in the tray until the user signs out, and opens its location', async () => {
    const { network } = session();
    const startTime = new Date(Date.now() + 60_000).toISOString();
    const endTime = new Date(Date.now() + 3_660_000).toISOString();
    session().network = async (url, init) =>
      new URL(url as string).pathname === '/api/admin/sessions'
        ? Response.json([{ ...ADMIN_APPOINTMENT, startTime, endTime }])
        : network(url, init);
    const { cleared } = session();
    clickMenuItem('Sign Out');
    await until(() => session().cleared > cleared);
    await settled();
    await page('sign-in-with-browser');
    app.emit('open-url', { preventDefault: () => undefined }, link());
    const entry = () => fake.trayMenu.find(({ label }) => label?.includes('Dashboard review'));
    await until(() => entry() !== undefined);
    expect(entry()?.label).toMatch(/^Harbor Trust · Dashboard review · /);
    (entry()!.click as () => void)();
    expect(fake.openedExternally.at(-1)).toBe('https://meet.example/harbor');
    clickMenuItem('Sign Out');
    await until(() => entry() === undefined);
    expect(entry()).toBeUndefined();
  });

  it('accepts no sign-in link after signing out', async () => {
    const before = exchanges().length;
    const oldLink = link();
    clickMenuItem('Sign Out');
    app.emit('open-url', { preventDefault: () => undefined }, oldLink);
    await settled();
    expect(exchanged(before)).toBe(0);
  });
});

const navigations = (window: ReturnType<typeof fake.windows>[number]) =>
  window.webContents.sent.filter(([channel]) => channel === 'polaris:navigate');
const exchanged = (before: number) => exchanges().length - before;

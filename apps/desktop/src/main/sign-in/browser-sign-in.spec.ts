import { beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { BrowserSignIn } from './browser-sign-in.ts';

const SERVER = 'https://polaris.example';
const CODE = 'c'.repeat(43);

let server: string | null;
let opened: URL[];
let exchanged: { code: string; verifier: string }[];
let exchange: () => Promise<{ ok: boolean; detail: string }>;
let time: number;
let signIn: BrowserSignIn;
beforeEach(() => {
  server = SERVER;
  opened = [];
  exchanged = [];
  exchange = async () => ({ ok: true, detail: '' });
  time = 0;
  signIn = new BrowserSignIn(
    {
      server: () => server,
      openExternal: async (url) => void opened.push(new URL(url)),
      exchange: (input) => (exchanged.push(input), exchange()),
      onChange: () => undefined,
    },
    () => time,
  );
});

const stateOf = (url: URL) => url.searchParams.get('appState')!;
const link = (state = stateOf(opened.at(-1)!), code = CODE) =>
  `polaris://signed-in?code=${code}&state=${state}`;

describe('sign-in in the browser', () => {
  it('opens the configured server, with a new challenge and state each time', async () => {
    await signIn.begin();
    await signIn.begin();
    for (const { origin, pathname, search } of opened) {
      expect([origin, pathname]).toEqual([SERVER, '/api/login']);
      expect(search).toMatch(/^\?appChallenge=[\w-]{43}&appState=[\w-]{43}$/);
    }
    expect(new Set(opened.map(({ search }) => search)).size).toBe(2);
    expect(signIn.state).toEqual({ step: 'waiting' });
  });

  it('exchanges the code with its verifier, once', async () => {
    await signIn.begin();
    expect(await signIn.finish(link())).toBe(true);
    const [{ code, verifier }] = exchanged as [(typeof exchanged)[0]];
    expect(code).toBe(CODE);
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(
      opened[0]!.searchParams.get('appChallenge'),
    );
    expect(await signIn.finish(link())).toBe(false);
    expect([exchanged.length, signIn.state]).toEqual([1, { step: 'idle' }]);
  });

  it.each([
    ['with an unknown state', () => link('s'.repeat(43))],
    ['with another path', () => link().replace('signed-in', 'elsewhere')],
    ['with another scheme', () => link().replace('polaris:', 'https:')],
    ['with an invalid code', () => link(undefined, 'x')],
    ['without anything', () => 'polaris://'],
  ])('ignores a link %s, and keeps waiting', async (_, address) => {
    await signIn.begin();
    expect(await signIn.finish(address())).toBe(false);
    expect([exchanged.length, signIn.state]).toEqual([0, { step: 'waiting' }]);
    expect(await signIn.finish(link())).toBe(true);
  });

  it('ignores a link before a sign-in was started', async () => {
    expect(await signIn.finish(link('s'.repeat(43)))).toBe(false);
  });

  it.each([
    ['that was started again', () => signIn.begin()],
    ['that was canceled', async () => signIn.cancel()],
    ['for another server', async () => void (server = 'https://other.example')],
    ['that has expired', async () => void (time = 15 * 60_000)],
  ])('ignores the link of a sign-in %s', async (_, change) => {
    await signIn.begin();
    const old = link();
    await change();
    expect(await signIn.finish(old)).toBe(false);
    expect(exchanged).toEqual([]);
  });

  it('shows why the server rejected it, or that it is unreachable', async () => {
    exchange = async () => ({ ok: false, detail: 'This sign-in is no longer valid.' });
    await signIn.begin();
    expect(await signIn.finish(link())).toBe(false);
    expect(signIn.state).toEqual({
      step: 'failed',
      message: 'This sign-in is no longer valid.',
    });
    exchange = async () => Promise.reject(new Error('offline'));
    await signIn.begin();
    await signIn.finish(link());
    expect(signIn.state).toMatchObject({ message: expect.stringMatching(/cannot be reached/) });
  });

  it('reports a missing browser, and opens none without a server', async () => {
    const withoutBrowser = new BrowserSignIn({
      server: () => server,
      openExternal: async () => Promise.reject(new Error('no program')),
      exchange: () => exchange(),
      onChange: () => undefined,
    });
    await withoutBrowser.begin();
    expect(withoutBrowser.state).toEqual({ step: 'failed', message: 'Could not open a browser.' });
    server = null;
    await signIn.begin();
    expect([opened, signIn.state]).toEqual([[], { step: 'idle' }]);
  });
});

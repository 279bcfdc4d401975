import { beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { BrowserSignIn } from './browser-sign-in.ts';

const SERVER = 'https://polaris.example';
const CODE = 'c'.repeat(43);

let server: string | null;
let opened: URL[];
let exchanged: { code: string; verifier: string }[];
let answer: () => Promise<{ ok: boolean; detail: string }>;
let time: number;
let signIn: BrowserSignIn;
beforeEach(() => {
  server = SERVER;
  opened = [];
  exchanged = [];
  answer = async () => ({ ok: true, detail: '' });
  time = 0;
  signIn = new BrowserSignIn(
    {
      server: () => server,
      openOutside: async (url) => void opened.push(new URL(url)),
      exchange: (input) => (exchanged.push(input), answer()),
      onChange: () => undefined,
    },
    () => time,
  );
});

const stateOf = (url: URL) => url.searchParams.get('appState')!;
const link = (state = stateOf(opened.at(-1)!), code = CODE) =>
  `polaris://signed-in?code=${code}&state=${state}`;

describe('sign-in in the browser', () => {
  it('opens the one server, with a challenge and a state that are new each time', async () => {
    await signIn.begin();
    await signIn.begin();
    for (const { origin, pathname, search } of opened) {
      expect([origin, pathname]).toEqual([SERVER, '/api/login']);
      expect(search).toMatch(/^\?appChallenge=[\w-]{43}&appState=[\w-]{43}$/);
    }
    expect(new Set(opened.map(({ search }) => search)).size).toBe(2);
    expect(signIn.state).toEqual({ step: 'waiting' });
  });

  it('exchanges the code with the verifier of its challenge, once', async () => {
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
    ['that nobody asked for', () => link('s'.repeat(43))],
    ['to somewhere else', () => link().replace('signed-in', 'elsewhere')],
    ['of another scheme', () => link().replace('polaris:', 'https:')],
    ['with a code that is none', () => link(undefined, 'x')],
    ['that is none', () => 'polaris://'],
  ])('ignores a link %s, and waits on', async (_, address) => {
    await signIn.begin();
    expect(await signIn.finish(address())).toBe(false);
    expect([exchanged.length, signIn.state]).toEqual([0, { step: 'waiting' }]);
    expect(await signIn.finish(link())).toBe(true);
  });

  it('ignores a link before anything was begun', async () => {
    expect(await signIn.finish(link('s'.repeat(43)))).toBe(false);
  });

  it.each([
    ['that was begun again since', () => signIn.begin()],
    ['that was given up', async () => signIn.cancel()],
    ['for another server', async () => void (server = 'https://other.example')],
    ['that has taken too long', async () => void (time = 15 * 60_000)],
  ])('ignores the answer to one %s', async (_, change) => {
    await signIn.begin();
    const old = link();
    await change();
    expect(await signIn.finish(old)).toBe(false);
    expect(exchanged).toEqual([]);
  });

  it('says why it was refused, or that nothing could be reached', async () => {
    answer = async () => ({ ok: false, detail: 'This sign-in is not valid any more.' });
    await signIn.begin();
    expect(await signIn.finish(link())).toBe(false);
    expect(signIn.state).toEqual({
      step: 'failed',
      message: 'This sign-in is not valid any more.',
    });
    answer = async () => Promise.reject(new Error('offline'));
    await signIn.begin();
    await signIn.finish(link());
    expect(signIn.state).toMatchObject({ message: expect.stringMatching(/cannot be reached/) });
  });

  it('says when there is no browser, and opens none without a server', async () => {
    const lonely = new BrowserSignIn({
      server: () => server,
      openOutside: async () => Promise.reject(new Error('no program')),
      exchange: () => answer(),
      onChange: () => undefined,
    });
    await lonely.begin();
    expect(lonely.state).toEqual({ step: 'failed', message: 'No browser could be opened.' });
    server = null;
    await signIn.begin();
    expect([opened, signIn.state]).toEqual([[], { step: 'idle' }]);
  });
});

import type { Attack, AttackContext, Figure } from './attack.ts';
import { type Answer, Browser, inParallel, median } from './browser.ts';

const PASSWORD = 'seven quiet harbors';
const DEVICE = 'polaris-device';
const MARKS = 31;
const GUESSES = 300;
const ASKED = 150;

const looksChecked = (answers: Answer[]): number =>
  answers.filter(({ status }) => status === 401).length;

/** Guesses passwords with marks of devices, and looks for accounts by how long an answer takes. */
export const signIn: Attack = {
  name: 'sign-in',
  seconds: 60,
  async run(context) {
    return [...(await guess(context)), await timeForgotten(context)];
  },
};

async function guess(context: AttackContext): Promise<Figure[]> {
  const { url } = await context.sharedServer();
  const email = 'victim@example.com';
  const squatter = new Browser(url);
  await squatter.post('/api/auth/register', { email, password: PASSWORD });
  const harvested = await harvest(url, email);
  await squatter.call('DELETE', '/api/account', { email, currentPassword: PASSWORD });
  const victim = new Browser(url);
  await victim.post('/api/auth/register', { email, password: PASSWORD });
  context.log(`${GUESSES} wrong passwords with ${MARKS} marks from before the account`);
  const strangers = looksChecked(await tryAll(url, email, harvested));
  context.log(`${GUESSES} more with marks of the account itself`);
  const own = looksChecked(await tryAll(url, email, [victim.cookies.get(DEVICE)!]));
  const unit = 'checks';
  return [
    { what: 'wrong passwords looked at without a mark', value: strangers, limit: 10, unit },
    { what: 'wrong passwords looked at in all', value: strangers + own, limit: 20, unit },
  ];
}

async function harvest(url: string, email: string): Promise<string[]> {
  const browsers = Array.from({ length: MARKS }, () => new Browser(url));
  await inParallel(
    browsers.map((browser) => () => browser.post('/api/auth/login', { email, password: PASSWORD })),
    4,
  );
  return browsers.map(({ cookies }) => cookies.get(DEVICE) ?? '');
}

function tryAll(url: string, email: string, marks: string[]): Promise<Answer[]> {
  const guesses = Array.from({ length: GUESSES }, (_, index) => () => {
    const browser = new Browser(url);
    browser.cookies.set(DEVICE, marks[index % marks.length]!);
    return browser.post('/api/auth/login', { email, password: `wrong ${index}` });
  });
  return inParallel(guesses, 8);
}

/** Alternates between an address with an account and one without. */
async function timeForgotten(context: AttackContext): Promise<Figure> {
  const { url } = await context.sharedServer();
  context.log(`${ASKED} forgotten passwords of a known address, as many of an unknown one`);
  const browser = new Browser(url);
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let index = 0; index < ASKED; index += 1)
    for (const [kind, email] of [
      ['known', 'victim@example.com'],
      ['unknown', 'nobody@example.com'],
    ] as const) {
      const began = performance.now();
      await browser.post('/api/auth/forgot-password', { email });
      times[kind].push(performance.now() - began);
    }
  const value = Math.abs(median(times.known) - median(times.unknown));
  return { what: 'known and unknown address, medians apart', value, limit: 1, unit: 'ms' };
}

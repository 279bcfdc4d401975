import { type Locator, type Page, expect } from '@playwright/test';
import { dollars, instantOf } from '@polaris/contracts';
import { section } from './delivery.ts';

/** What both sides are told about a purchase. */
export interface Truth {
  /** Such as "book first", "pay $540.25" or "session 2026-12-03T18:00:00.000Z"; null once it has ended. */
  step: string | null;
  /** In dollars; without a refund there is no such sum. */
  sums: Partial<Record<'Total' | 'Paid' | 'Refunded' | 'Owed', number>>;
  /** The start of its one session; null before it is booked. */
  session: string | null;
  isSessionOver?: boolean;
}

/** A person's browser, and the time zone of the times that it shows. */
export interface Reader {
  page: Page;
  zone: string;
}

export interface Engagement {
  owner: Reader;
  client: Reader;
  customerId: number;
  purchaseId: number;
  service: string;
}

/** As people write times in December: without a year it is the next one, and only EST is not the reader's own zone. */
const TIME =
  /(?<day>[A-Z][a-z]+ \d{1,2})(?:, (?<year>\d{4}))?,? (?:at )?(?<clock>\d{1,2}:\d\d [AP]M)(?: – [^\n]*?[AP]M)?(?<est> EST)?/g;
const EST = 'Etc/GMT+5';
const DAY_MS = 86_400_000;

/** The instants that a text names, read in the reader's time zone. */
export function instantsIn(text: string, zone: string): string[] {
  const found = [...text.matchAll(TIME)].map(({ groups }) => {
    const { day, year, clock, est } = groups as Record<string, string | undefined>;
    const wall = (of: string) => Date.parse(`${day}, ${of} ${clock} UTC`);
    const thisYear = new Date().getUTCFullYear();
    const isPast = wall(`${thisYear}`) < Date.now() - 2 * DAY_MS;
    const named = wall(year ?? `${isPast ? thisYear + 1 : thisYear}`);
    return new Date(instantOf(named, est ? EST : zone)).toISOString();
  });
  return [...new Set(found)];
}

/** Several different ones are a difference, too. */
const oneOf = (values: string[]): string | null => (values.length ? values.join(' or ') : null);

/** "Total $1,040.25", as screens say it, and "Total: $1,040.25", as mails do. */
export function sumsIn(text: string): Truth['sums'] {
  const sums: Record<string, number> = {};
  for (const [, name, amount] of text.matchAll(
    /(Total|Paid|Refunded|Owed):? \$([\d,]+(?:\.\d\d)?)/g,
  )) {
    const value = Number(amount!.replaceAll(',', ''));
    if (sums[name!] !== undefined && sums[name!] !== value)
      throw new Error(`${name} is both ${dollars(sums[name!]!)} and ${dollars(value)}: ${text}`);
    sums[name!] = value;
  }
  return sums;
}

type Sentence = [pattern: RegExp, step: (match: RegExpExecArray, zone: string) => string];

const session: Sentence[1] = ([, time], zone) => `session ${oneOf(instantsIn(time!, zone))}`;
const pay: Sentence[1] = ([, amount]) => `pay ${amount}`;

const sentences: Sentence[] = [
  [/next session is on ([^\n]*?[AP]M)/, session],
  [/Work starts once (\$[\d,.]*\d) is paid/, pay],
  [/Pay (\$[\d,.]*\d) to book/, pay],
  [/Please pay (\$[\d,.]*\d)/, pay],
  [/Waiting for payment of (\$[\d,.]*\d)/, pay],
  [/Book your (first|next) session\./, ([, which]) => `book ${which}`],
  [/Waiting for the client to book the (first|next) session/, ([, which]) => `book ${which}`],
  [/You have (\d+ new messages?)/, ([, count]) => count!],
  [/The client wrote (\d+ new messages?)/, ([, count]) => count!],
  [/I'll email you [^\n]* two dates/, () => 'offer dates'],
  [/Email the client two dates/, () => 'offer dates'],
  [/Work is under way/, () => 'work'],
  [/is owed, and not invoiced/, () => 'work'],
  [/Everything is done and paid/, () => 'work'],
];

/** The next step that a text names, the same for both sides. */
export function stepIn(text: string, zone: string): string | null {
  const found = sentences.flatMap(([pattern, step]) => {
    const match = pattern.exec(text);
    return match ? [step(match, zone)] : [];
  });
  return oneOf([...new Set(found)]);
}

/** Reads a part of a screen once it is loaded. */
async function textIn(part: Locator): Promise<string> {
  await expect(part).toBeVisible();
  await expect(part.getByText(/^Loading/)).toHaveCount(0);
  return part.innerText();
}

/** Reads every screen of both sides, and expects the same truth on each. */
export async function expectSameTruth(engagement: Engagement, truth: Truth): Promise<void> {
  const { step, sums, session: booked, isSessionOver = false } = truth;
  const upcoming = isSessionOver ? null : booked;
  const owed = sums.Owed ?? 0;
  const seen = { ...(await readOwner(engagement)), ...(await readClient(engagement)) };
  expect(seen).toEqual({
    "the record's strip": { step, owed, session: upcoming },
    "the record's purchases": { step, sums },
    "the owner's page": { step, sums, session: booked },
    "the owner's page, about the client": { step },
    'the dashboard': { step, sums, session: upcoming },
    "the client's page": { step, sums, session: booked },
  });
}

async function readOwner({ owner: { page, zone }, customerId, purchaseId, service }: Engagement) {
  await page.goto(`/admin/customers/${customerId}`);
  const entry = section(page, 'Purchases').getByRole('listitem').filter({ hasText: service });
  const bought = await textIn(entry.first());
  const now = page.getByLabel('Now');
  await expect(now.getByText('Next step')).toBeVisible();
  const strip = await textIn(now);
  await page.goto(`/admin/purchases/${purchaseId}`);
  const [own = '', clientReads = own] = (await textIn(section(page, 'Next Step'))).split(
    'The client reads:',
  );
  const money = await textIn(section(page, 'Money'));
  const sessions = await textIn(section(page, 'Sessions'));
  return {
    "the record's strip": {
      step: stepIn(strip, zone),
      owed: Number(/Owes\s+\$([\d,.]+)/.exec(strip)?.[1]?.replaceAll(',', '') ?? 0),
      session: oneOf(instantsIn(strip, zone)),
    },
    "the record's purchases": { step: stepIn(bought, zone), sums: sumsIn(bought) },
    "the owner's page": {
      step: stepIn(own, zone),
      sums: sumsIn(money),
      session: oneOf(instantsIn(sessions, zone)),
    },
    "the owner's page, about the client": { step: stepIn(clientReads, zone) },
  };
}

async function readClient({ client: { page, zone }, purchaseId, service }: Engagement) {
  await page.goto('/dashboard');
  const history = section(page, 'Purchase History');
  const row = await textIn(history.getByRole('listitem').filter({ hasText: service }));
  const upcoming = await textIn(section(page, 'Upcoming Sessions'));
  const open = page
    .getByRole('region', { name: /^(Your Active Services|Current Work|Still Open)$/ })
    .getByRole('listitem')
    .filter({ hasText: service });
  const work = (await open.count()) > 0 ? await textIn(open) : '';
  await page.goto(`/dashboard/purchases/${purchaseId}`);
  const money = await textIn(section(page, 'Money'));
  const sessions = await textIn(section(page, 'Sessions'));
  const next = section(page, 'Next Step');
  const step = (await next.count()) > 0 ? await textIn(next) : '';
  return {
    'the dashboard': {
      step: stepIn(work, zone),
      sums: sumsIn(`${row}\n${work}`),
      session: oneOf(instantsIn(upcoming, zone)),
    },
    "the client's page": {
      step: stepIn(step, zone),
      sums: sumsIn(money),
      session: oneOf(instantsIn(sessions, zone)),
    },
  };
}

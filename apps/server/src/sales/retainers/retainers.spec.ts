import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import {
  type OfferContentInput,
  type OfferPage,
  type OfferRecord,
  type RetainerRecord,
  addDays,
  offerRecordSchema,
  ownRetainersSchema,
  retainerRecordSchema,
  retainersSchema,
} from '@polaris/contracts';
import * as fc from 'fast-check';
import { BusinessClock } from '../../platform/config/business-clock';
import { invoicing } from '../../testing/data/invoices';
import { merge } from '../../testing/data/merges';
import { addCustomer, addService, linkAccount } from '../../testing/data/records';
import { outbox } from '../../testing/mail/outbox';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { InvoiceFilesService } from '../invoices/invoice-files.service';
import { InvoiceMailsService } from '../invoices/invoice-mails.service';
import { OfferFilesService } from '../offers/offer-files.service';
import { RetainerJobsService } from './retainer-jobs.service';

const RETAINERS = '/api/admin/retainers';
const NO_PROFILE =
  'Enter your legal name and address on the Business Profile screen before you issue an invoice.';

let polaris: TestApp;
let owner: Person;
let serviceId: number;
/** Where the business is. */
let today = '2031-01-31';
const { fillProfile } = invoicing(() => ({ polaris, owner }));

beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
  await fillProfile({ timeZone: 'UTC' });
  serviceId = (await addService(owner, { name: 'Support', price: 500 })).id;
  // PDFs are tested with invoices and offers.
  const file = { name: 'file.pdf', pdf: Buffer.from('%PDF') };
  jest.spyOn(polaris.app.get(InvoiceFilesService), 'get').mockResolvedValue(file);
  jest.spyOn(polaris.app.get(OfferFilesService), 'get').mockResolvedValue(file);
});
afterAll(() => polaris.close());

let clock: jest.SpiedFunction<BusinessClock['today']>;
beforeEach(() => {
  clock = jest
    .spyOn(polaris.app.get(BusinessClock), 'today')
    .mockImplementation(() => Promise.resolve(today));
});
afterEach(async () => {
  clock.mockRestore();
  // The runs of the next test are about its own retainers.
  await rows(`update retainers set state = 'ended', "pausedOn" = null, "endsOn" = $1`, [today]);
});

const runJob = () => polaris.app.get(RetainerJobsService).recordAll();
const runOn = (day: string) => {
  today = day;
  return runJob();
};
const rows = <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  polaris.dataSource.query(text, values);

const content = (own: Partial<OfferContentInput> = {}): OfferContentInput => ({
  title: 'Support',
  buyer: { name: 'Harbor Trust', address: '8 Quay Road', email: null, taxId: null },
  taxMode: 'added',
  intro: '',
  lines: [
    {
      ...{ text: 'Support by phone', quantity: 1, unitPrice: 500, taxRate: 0, kind: 'included' },
      ...{ group: null, min: 1, max: 1, includedSessions: 2 },
    },
  ],
  plan: [],
  retainer: { startsOn: '2031-01-31', endsOn: null },
  terms: '',
  ...own,
});

let clients = 0;
async function addClient() {
  const email = `client${(clients += 1)}@harbor.example`;
  const { id } = await addCustomer(owner, { email, name: 'Tom Hale' });
  return { email, customerId: id };
}

async function draftOffer(customerId: number, own: object = {}): Promise<OfferRecord> {
  const { body, status, text } = await owner.post('/api/admin/offers', {
    ...{ customerId, serviceId, expiresOn: addDays(today, 20), invoiceOnAccept: false },
    content: content(),
    ...own,
  });
  if (status !== 201) throw new Error(`Drafting answered ${status}: ${text}`);
  return offerRecordSchema.parse(body);
}

const send = ({ id, version }: OfferRecord) =>
  owner.post(`/api/admin/offers/${id}/send`, { version });
const call = (name: string, body: object) => polaris.visitor().post(`/api/offer/${name}`, body);

async function acceptBy(token: string): Promise<OfferPage> {
  const { number, sha256 } = (await call('open', { token })).body as OfferPage;
  const chosen = { selection: [1], total: 500, name: 'Tom Hale' };
  const { status, body, text } = await call('accept', { token, number, sha256, ...chosen });
  if (status !== 200) throw new Error(`Accepting answered ${status}: ${text}`);
  return body as OfferPage;
}

/** Sends an offer of $500 a month from this day on, and accepts it today. */
async function accepted(startsOn: string, own: { endsOn?: string; follows?: number } = {}) {
  const { endsOn = null, ...more } = own;
  const client = await addClient();
  return { ...client, ...(await acceptFor(client.customerId, { startsOn, endsOn }, more)) };
}

async function acceptFor(
  customerId: number,
  retainer: { startsOn: string; endsOn: string | null },
  more: object = {},
) {
  const offer = await draftOffer(customerId, { content: content({ retainer }), ...more });
  const { body, status, text } = await send(offer);
  if (status !== 200) throw new Error(`Sending answered ${status}: ${text}`);
  const { url } = (await owner.post(`/api/admin/offers/${offer.id}/links`)).body;
  const token = String(url ?? body.url).split('#')[1]!;
  const page = await acceptBy(token);
  const { retainerId } = (await owner.get(`/api/admin/offers/${offer.id}`)).body as OfferRecord;
  return { id: retainerId!, offerId: offer.id, token, page };
}

const read = async (id: number): Promise<RetainerRecord> =>
  retainerRecordSchema.parse((await owner.get(`${RETAINERS}/${id}`)).body);
const monthsOf = async (id: number): Promise<string[]> =>
  (await read(id)).months.map(({ month, state }) => `${month} ${state}`).reverse();
const act = async (id: number, action: string) =>
  owner.post(`${RETAINERS}/${id}/${action}`, { version: (await read(id)).version });
const moveEnd = async (id: number, endsOn: string | null) =>
  owner.put(`${RETAINERS}/${id}/last-day`, { endsOn, version: (await read(id)).version });
const record = (id: number, month: string) => owner.post(`${RETAINERS}/${id}/months`, { month });
const skip = (id: number, month: string) => owner.post(`${RETAINERS}/${id}/skip`, { month });
const waitingOf = async (id: number) => {
  const { body } = await owner.get('/api/admin/waiting-months');
  const { waitingMonths } = (await owner.get('/api/admin/today')).body;
  expect(waitingMonths).toBe(body.length);
  return (body as { retainerId: number; month: string; problem: string | null }[])
    .filter(({ retainerId }) => retainerId === id)
    .map(({ month, problem }) => [month, problem]);
};

describe('sending a monthly offer', () => {
  it.each<[string, object, string]>([
    [
      'starts in the past',
      { retainer: { startsOn: '2031-01-30' } },
      'The day of the first invoice is over. Choose a later one.',
    ],
    [
      'starts in two years',
      { retainer: { startsOn: '2033-01-31' } },
      'A retainer can start at most a year from now.',
    ],
    [
      'costs nothing',
      { lines: [{ ...content().lines[0], unitPrice: 0 }] },
      'A monthly retainer costs something each month.',
    ],
  ])('is rejected when it %s', async (_, own, detail) => {
    today = '2031-01-31';
    const { customerId } = await addClient();
    const offer = await draftOffer(customerId, { content: { ...content(), ...own } });
    const answer = await send(offer);
    expect([answer.status, answer.body.detail]).toEqual([409, detail]);
  });

  it('rejects a payment plan, and a last day before the first invoice, when a monthly offer is written', async () => {
    const { customerId } = await addClient();
    const write = (own: object) =>
      owner.post('/api/admin/offers', {
        ...{ customerId, serviceId, expiresOn: today, invoiceOnAccept: false },
        content: { ...content(), ...own },
      });
    const part = { label: 'All', unit: 'percent', value: 100, when: 'now' };
    expect((await write({ plan: [part] })).body.detail).toBe(
      'A monthly retainer has no payment plan.',
    );
    const ends = { startsOn: '2031-02-01', endsOn: '2031-01-31' };
    expect((await write({ retainer: ends })).body.detail).toBe(
      'The last day must not be before the first invoice.',
    );
  });
});

describe('accepting a monthly offer', () => {
  it('makes a retainer with its first purchase and mailed invoice when the first day has come', async () => {
    today = '2031-01-31';
    const { id, email, page, token } = await accepted(today);
    expect(page).toMatchObject({
      state: 'accepted',
      dueNow: 500,
      nextInvoiceOn: '2031-02-28',
      acceptance: {
        statement:
          'I, Tom Hale, accept this offer of $500 a month from Polaris Consulting under the terms above, and agree to do so electronically.',
      },
    });
    const retainer = await read(id);
    expect(retainer).toMatchObject({
      ...{ title: 'Support', state: 'active', amount: 500, nextOn: '2031-02-28', waiting: 0 },
      months: [{ month: '2031-01', dueOn: '2031-01-31', state: 'recorded', owed: 500 }],
    });
    const [{ purchaseId, invoice }] = retainer.months as [RetainerRecord['months'][number]];
    expect((await owner.get(`/api/admin/purchases/${purchaseId}`)).body).toMatchObject({
      ...{ status: 'active', amount: 500, owed: 500, sessionBalance: { included: 2 } },
    });
    expect((await owner.get(`/api/admin/invoices/${invoice!.id}`)).body).toMatchObject({
      ...{ total: 500, buyer: { name: 'Harbor Trust' }, lines: [{ text: 'Support by phone' }] },
      note: 'For the month from January 31, 2031.',
    });
    const mails = await outbox(polaris, email);
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([`Your invoice ${invoice!.number}`, 'Accepted: Support']),
    );
    expect(mails.find(({ subject }) => subject.startsWith('Accepted'))!.body).toContain(
      'first on January 31, 2031, then on the 31st of each month or its last day',
    );
    expect((await call('pay', { token })).status).toBe(201);
    // A month is no order that the owner has to look at.
    expect((await owner.get('/api/admin/today')).body.orders.total).toBe(0);
  });

  it('makes no purchase before the first day of a retainer, and then one', async () => {
    today = '2031-01-31';
    const { id, token, page } = await accepted('2031-02-15');
    expect(page).toMatchObject({ dueNow: null, nextInvoiceOn: '2031-02-15' });
    expect((await call('pay', { token })).body.detail).toBe('This offer has no invoice yet.');
    await runOn('2031-02-14');
    expect(await monthsOf(id)).toEqual([]);
    await runOn('2031-02-15');
    expect(await monthsOf(id)).toEqual(['2031-02 recorded']);
  });

  it('accepts a monthly offer without an invoice when none can be issued: the month waits with the reason', async () => {
    today = '2031-01-31';
    const { customerId } = await addClient();
    const offer = await draftOffer(customerId);
    const token = String((await send(offer)).body.url ?? '').split('#')[1];
    const shared = (await owner.post(`/api/admin/offers/${offer.id}/links`)).body.url;
    await fillProfile({ timeZone: 'UTC', legalName: null });
    const page = await acceptBy(token ?? String(shared).split('#')[1]!);
    expect(page).toMatchObject({ state: 'accepted', dueNow: null });
    const { retainerId: id } = (await owner.get(`/api/admin/offers/${offer.id}`)).body;
    await runJob();
    expect(await waitingOf(id)).toEqual([['2031-01', NO_PROFILE]]);
    expect((await record(id, '2031-01')).body.detail).toBe(NO_PROFILE);
    expect(await rows('select from purchases where "customerId" = $1', [customerId])).toEqual([]);
    await fillProfile({ timeZone: 'UTC' });
    await runOn('2031-02-01');
    expect([await monthsOf(id), await waitingOf(id)]).toEqual([['2031-01 recorded'], []]);
  });
});

describe('recording the months of a retainer', () => {
  it('records one month when 30 runs of the job happen at once', async () => {
    today = '2031-03-31';
    const { id, customerId } = await accepted('2031-04-01');
    today = '2031-04-01';
    await Promise.all(Array.from({ length: 30 }, runJob));
    expect(await monthsOf(id)).toEqual(['2031-04 recorded']);
    const made = await rows('select from invoices where "customerId" = $1', [customerId]);
    expect(made).toHaveLength(1);
  });

  it('rejects a second purchase of a month even in SQL, and keeps nothing of a run that failed', async () => {
    today = '2031-04-01';
    const { id, customerId } = await accepted('2031-04-10');
    const failing = jest
      .spyOn(polaris.app.get(InvoiceMailsService), 'send')
      .mockRejectedValueOnce(new Error('The disk is full'));
    await runOn('2031-04-10');
    failing.mockRestore();
    const made = () => rows('select from purchases where "customerId" = $1', [customerId]);
    expect([await made(), await monthsOf(id)]).toEqual([[], ['2031-04 waiting']]);
    await runOn('2031-04-11');
    expect([(await made()).length, await monthsOf(id)]).toEqual([1, ['2031-04 recorded']]);
    const again = rows(`insert into retainer_months values ($1, '2031-04')`, [id]);
    await expect(again).rejects.toThrow(/duplicate key/);
  });

  it('records only the current month after an outage: older ones wait to be recorded or skipped', async () => {
    today = '2031-01-31';
    const { id } = await accepted('2031-01-31');
    await runOn('2031-05-02');
    expect(await monthsOf(id)).toEqual([
      ...['2031-01 recorded', '2031-02 waiting', '2031-03 waiting', '2031-04 recorded'],
    ]);
    expect(await waitingOf(id)).toEqual([
      ['2031-02', null],
      ['2031-03', null],
    ]);
    expect((await record(id, '2031-02')).status).toBe(200);
    expect((await record(id, '2031-02')).body.detail).toBe('This month has its invoice already.');
    expect((await skip(id, '2031-03')).status).toBe(200);
    expect((await skip(id, '2031-04')).status).toBe(409);
    expect((await record(id, '2031-05')).body.detail).toBe('This month is not due.');
    expect(await waitingOf(id)).toEqual([]);
    const skipped = (await record(id, '2031-03')).body as RetainerRecord;
    expect(skipped.months.map(({ state }) => state)).not.toContain('skipped');
  });

  it('follows the day of the business when its clocks change in March and November', async () => {
    today = '2031-03-01';
    const { id } = await accepted('2031-03-09');
    const autumn = await accepted('2031-11-02');
    await fillProfile({ timeZone: 'America/New_York' });
    const real = new BusinessClock();
    real.setZone(() => polaris.app.get(BusinessClock).zone());
    const runAt = async (time: string) => {
      clock.mockImplementation(() => real.today(new Date(time)));
      await runJob();
      return rows('select from retainer_months where "retainerId" in ($1, $2)', [id, autumn.id]);
    };
    expect(await runAt('2031-03-09T04:59:59Z')).toHaveLength(0);
    expect(await runAt('2031-03-09T05:00:00Z')).toHaveLength(1);
    await rows('delete from retainer_months where "retainerId" = $1', [id]);
    await rows('update retainers set "endsOn" = "startsOn" where id = $1', [id]);
    expect(await runAt('2031-11-02T03:59:59Z')).toHaveLength(0);
    expect(await runAt('2031-11-02T04:00:00Z')).toHaveLength(1);
    await fillProfile({ timeZone: 'UTC' });
  });
});

describe('pausing and ending a retainer', () => {
  it('skips the months that are due while a retainer is paused, and none after it is resumed', async () => {
    today = '2031-01-31';
    const { id } = await accepted('2031-01-31');
    today = '2031-02-28';
    expect((await act(id, 'pause')).body).toMatchObject({ state: 'paused', nextOn: null });
    await runOn('2031-03-31');
    today = '2031-04-29';
    expect((await act(id, 'pause')).body.detail).toBe('This retainer is paused already.');
    expect((await act(id, 'resume')).body).toMatchObject({ state: 'active', nextOn: '2031-04-30' });
    await runOn('2031-04-30');
    expect(await monthsOf(id)).toEqual([
      ...['2031-01 recorded', '2031-02 skipped', '2031-03 skipped', '2031-04 recorded'],
    ]);
    expect((await act(id, 'resume')).body.detail).toBe('This retainer is not paused.');
  });

  it('makes no invoice of an ended retainer, and never resumes it', async () => {
    today = '2031-01-31';
    const { id } = await accepted('2031-01-31');
    today = '2031-02-28';
    expect((await act(id, 'end')).body).toMatchObject({ state: 'ended', endsOn: today });
    await runOn('2031-03-31');
    expect(await monthsOf(id)).toEqual(['2031-01 recorded', '2031-02 skipped']);
    for (const action of ['pause', 'resume', 'end'])
      expect((await act(id, action)).body.detail).toBe(
        'This retainer has ended. Send a new offer instead.',
      );
    await expect(rows(`update retainers set state = 'active' where id = $1`, [id])).rejects.toThrow(
      'An ended retainer stays ended',
    );
  });

  it('ends a retainer after its last day, which moves at most to the accepted one', async () => {
    today = '2031-01-31';
    const { id } = await accepted('2031-01-31', { endsOn: '2031-04-15' });
    expect((await moveEnd(id, '2031-04-16')).body.detail).toBe(
      'The client accepted an earlier last day. Send a new offer instead.',
    );
    expect((await moveEnd(id, '2031-01-30')).body.detail).toBe(
      'This day is over. Choose a later one.',
    );
    expect((await moveEnd(id, '2031-02-27')).body).toMatchObject({ nextOn: null });
    expect((await moveEnd(id, null)).body).toMatchObject({ endsOn: '2031-04-15' });
    for (const day of ['2031-02-28', '2031-03-31', '2031-04-30']) await runOn(day);
    expect(await read(id)).toMatchObject({ state: 'ended', nextOn: null });
    expect(await monthsOf(id)).toEqual([
      '2031-01 recorded',
      '2031-02 recorded',
      '2031-03 recorded',
    ]);
    const ended = await owner.get(`${RETAINERS}?state=ended&q=support`);
    expect(retainersSchema.parse(ended.body).map((found) => found.id)).toContain(id);
  });

  it('rejects a change of a retainer in an older version', async () => {
    const { id } = await accepted(today);
    const { version } = await read(id);
    await act(id, 'pause');
    expect((await owner.post(`${RETAINERS}/${id}/resume`, { version })).status).toBe(409);
  });

  it('names the retainer before it while both are active, when an offer follows another', async () => {
    const first = await accepted(today);
    const { id, offerId } = await acceptFor(
      first.customerId,
      { startsOn: today, endsOn: null },
      { follows: first.offerId },
    );
    expect(await read(id)).toMatchObject({ offerId, earlier: { id: first.id, title: 'Support' } });
    await act(first.id, 'end');
    expect((await read(id)).earlier).toBeNull();
  });
});

describe('the customer of a retainer', () => {
  it('makes no invoices for a customer in the trash, and goes on after a restore', async () => {
    today = '2031-01-31';
    const { id, customerId } = await accepted('2031-01-31');
    await owner.delete(`/api/customers/${customerId}`);
    await runOn('2031-02-28');
    expect(await waitingOf(id)).toEqual([]);
    expect((await record(id, '2031-02')).body.detail).toBe(
      'The customer was deleted, so there is nobody to invoice.',
    );
    await owner.post(`/api/admin/trash/customer/${customerId}/restore`);
    await runOn('2031-03-01');
    expect(await monthsOf(id)).toEqual(['2031-01 recorded', '2031-02 recorded']);
  });

  it('takes over the retainer when two customers are merged, with an account that sees and downloads it', async () => {
    today = '2031-01-31';
    const { id, customerId } = await accepted('2031-01-31');
    const kept = await addClient();
    await merge(owner, kept.customerId, customerId);
    const person = await polaris.customer();
    await linkAccount(owner, kept.customerId, person.user.id);
    const own = ownRetainersSchema.parse((await person.get('/api/retainers')).body);
    expect(own).toMatchObject([{ id, amount: 500, state: 'active', nextOn: '2031-02-28' }]);
    expect((await person.get('/api/account/data')).body.retainers).toEqual(own);
    expect((await (await polaris.customer()).get('/api/retainers')).body).toEqual([]);
  });
});

const isoDay = (year: number, month: number, date: number): string =>
  new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);

/** The due days of three years by another computation than that of the server. */
const dueDays = (startsOn: string): string[] => {
  const [year, month, day] = startsOn.split('-').map(Number) as [number, number, number];
  return Array.from({ length: 37 }, (_, at) => {
    const last = new Date(Date.UTC(year, month + at, 0)).getUTCDate();
    return isoDay(year, month - 1 + at, Math.min(day, last));
  });
};

type Step = { days: number; act: 'run' | 'pause' | 'resume' };

/** What should become of each month by these steps. */
class Model {
  readonly months = new Map<string, 'recorded' | 'skipped'>();
  private pausedOn: string | null = null;

  constructor(private readonly due: string[]) {}

  run(day: string): void {
    const current = this.due.findLast((dueOn) => dueOn <= day);
    if (current && !this.pausedOn && !this.months.has(current))
      this.months.set(current, 'recorded');
  }

  pauseOn(day: string): boolean {
    if (this.pausedOn) return false;
    this.pausedOn = day;
    return true;
  }

  resume(day: string): boolean {
    if (!this.pausedOn) return false;
    for (const dueOn of this.due)
      if (dueOn >= this.pausedOn && dueOn < day && !this.months.has(dueOn))
        this.months.set(dueOn, 'skipped');
    this.pausedOn = null;
    return true;
  }

  /** "2031-02 recorded" of each month until this day. */
  statesOn(day: string): string[] {
    return this.due
      .filter((dueOn) => dueOn <= day)
      .map((dueOn) => {
        const isPaused = this.pausedOn !== null && dueOn >= this.pausedOn;
        return `${dueOn.slice(0, 7)} ${this.months.get(dueOn) ?? (isPaused ? 'skipped' : 'waiting')}`;
      });
  }
}

const step = fc.record<Step>({
  // Most runs are daily enough; some come after an outage of more than a month.
  days: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 16 }) },
    { weight: 1, arbitrary: fc.integer({ min: 40, max: 75 }) },
  ),
  act: fc.constantFrom('run', 'run', 'run', 'run', 'run', 'pause', 'resume', 'resume'),
});

describe('36 months of a retainer', () => {
  it('makes one purchase with one invoice for each recorded month, whatever is paused, missed or run twice', async () => {
    // What is mailed is tested above.
    const mails = jest.spyOn(polaris.app.get(InvoiceMailsService), 'send').mockResolvedValue(null!);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('2031-01-31', '2031-08-30', '2032-02-29', '2031-03-15'),
        fc.array(step, { minLength: 110, maxLength: 130 }),
        async (startsOn, steps) => {
          today = startsOn;
          const { id, customerId } = await accepted(startsOn);
          const model = new Model(dueDays(startsOn));
          model.run(startsOn);
          const end = dueDays(startsOn).at(-1)!;
          for (const { days, act: action } of steps) {
            const next = addDays(today, days);
            if (next >= end) break;
            today = next;
            if (action === 'run') await Promise.all([runJob(), runJob()]);
            if (action === 'pause' && model.pauseOn(today)) await act(id, 'pause');
            if (action === 'resume' && model.resume(today)) await act(id, 'resume');
            if (action === 'run') model.run(today);
          }
          expect(await monthsOf(id)).toEqual(model.statesOn(today));
          const made = await rows<{ invoices: number }>(
            `select (select count(*)::int from invoices i where i."purchaseId" = p.id) as invoices
             from purchases p where p."customerId" = $1`,
            [customerId],
          );
          const recorded = [...model.months.values()].filter((state) => state === 'recorded');
          expect(made).toEqual(recorded.map(() => ({ invoices: 1 })));
          await act(id, 'end');
        },
      ),
      { numRuns: 2, endOnFailure: true },
    );
    mails.mockRestore();
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { businessProfileSchema } from '@polaris/contracts';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

const PATH = '/api/admin/business-profile';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
beforeEach(() => polaris.dataSource.query('delete from business_profile'));
afterAll(() => polaris.close());

const input = (own: object = {}) => ({
  legalName: 'Polaris Consulting LLC',
  address: '12 Harbor Street\nPortland, ME 04101',
  timeZone: 'America/New_York',
  daysUntilDue: 14,
  ...own,
});

describe('the business profile', () => {
  it('asks for no code of an offer when no sum was saved', async () => {
    const profile = { timeZone: 'UTC', daysUntilDue: 14 };
    await owner.put(PATH, profile);
    expect((await owner.get(PATH)).body.offerCodeAbove).toBeNull();
    await owner.put(PATH, { ...profile, offerCodeAbove: 0 });
    expect((await owner.get(PATH)).body.offerCodeAbove).toBe(0);
  });

  it('shows an empty business profile with defaults until it is saved', async () => {
    const { status, body } = await owner.get(PATH);
    expect(status).toBe(200);
    expect(businessProfileSchema.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({ legalName: null, daysUntilDue: 14, version: 0 });
  });

  it('replaces the complete business profile', async () => {
    await owner.put(PATH, input({ taxId: '12-3456789', terms: '', version: 0 }));
    expect((await owner.get(PATH)).body).toMatchObject({
      legalName: 'Polaris Consulting LLC',
      taxId: '12-3456789',
      terms: null,
      version: 1,
    });
    const { body } = await owner.put(PATH, input({ legalName: 'Other', version: 1 }));
    expect(body).toMatchObject({ legalName: 'Other', taxId: null, version: 2 });
  });

  it('stores terms of offers of 20,000 characters, and keeps them when an older app sends none', async () => {
    const offerTerms = '\u{1f600}'.repeat(20_000);
    expect((await owner.put(PATH, input({ offerTerms }))).body.offerTerms).toBe(offerTerms);
    expect((await owner.put(PATH, input())).body.offerTerms).toBe(offerTerms);
    const longer = await owner.put(PATH, input({ offerTerms: `${offerTerms}x` }));
    expect(longer.body.errors).toEqual([
      { path: 'offerTerms', message: 'Must be at most 20000 characters.' },
    ]);
    expect((await owner.put(PATH, input({ offerTerms: '' }))).body.offerTerms).toBeNull();
  });

  it('rejects stale edits of the business profile, including two concurrent first saves', async () => {
    const firsts = await Promise.all([0, 0].map((version) => owner.put(PATH, input({ version }))));
    expect(firsts.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await owner.put(PATH, input({ version: 0 }))).status).toBe(409);
  });

  it('records changes of the business profile in the audit log', async () => {
    await owner.put(PATH, input());
    await owner.put(PATH, input({ legalName: 'Renamed' }));
    const { body } = await owner.get('/api/admin/audit?relation=business_profile&limit=1');
    expect(body).toMatchObject([{ action: 'update', after: { legalName: 'Renamed' } }]);
  });

  it.each([
    ['timeZone', { timeZone: 'Mars/Olympus' }, 'Please select a time zone'],
    ['timeZone', { timeZone: '+05:00' }, 'Please select a time zone'],
    ['daysUntilDue', { daysUntilDue: 366 }, 'Must be a whole number of days, 0 to 365.'],
    ['legalName', { legalName: 'x'.repeat(256) }, 'Must be at most 255 characters.'],
  ])('rejects a wrong %s of the business profile', async (path, own, message) => {
    const { status, body } = await owner.put(PATH, input(own));
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path, message }]);
  });
});

describe('the bank details', () => {
  it('shows a client only the current bank details of the business profile', async () => {
    const client = await polaris.customer();
    const read = async () => (await client.get('/api/bank-details')).body;
    expect(await read()).toEqual({ bankDetails: null });
    const bankDetails = 'Harbor Bank\nAccount 000123456';
    await owner.put(PATH, input({ taxId: '12-3456789', bankDetails, version: 0 }));
    expect(await read()).toEqual({ bankDetails });
    expect((await polaris.visitor().get('/api/bank-details')).status).toBe(401);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { adminAppointmentSchema } from '@polaris/contracts';
import ICAL from 'ical.js';
import { customerInput } from '../../testing/data/factories';
import { outbox } from '../../testing/mail/outbox';
import { addCustomer, linkAccount } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());
beforeEach(() => polaris.dataSource.query('delete from sessions_appointments'));

const customer = async (email: string | null = null): Promise<number> =>
  (await addCustomer(owner, { email })).id;

const book = (who: object) =>
  owner.post('/api/admin/sessions', {
    title: 'Kick-off',
    startTime: '2099-03-10T15:00:00.000Z',
    endTime: '2099-03-10T16:00:00.000Z',
    ...who,
  });

describe('sessions of a customer without an account', () => {
  it('books, lists, moves and deletes a session of a customer without an account', async () => {
    const customerId = await customer();
    const { status, body } = await book({ customerId });
    expect(status).toBe(201);
    expect(adminAppointmentSchema.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({
      userId: null,
      attendee: null,
      customerId,
      customer: { id: customerId, name: 'Harbor Trust' },
    });
    const list = () => owner.get(`/api/admin/sessions?customerId=${customerId}`);
    expect((await list()).body).toEqual([body]);
    expect((await owner.get('/api/admin/sessions?when=upcoming')).body).toEqual([body]);
    const path = `/api/admin/sessions/${body.id}`;
    expect((await owner.patch(path, { title: 'Later' })).body).toMatchObject({ title: 'Later' });
    expect((await owner.delete(path)).status).toBe(204);
    expect((await list()).body).toEqual([]);
  });

  it('blocks its slot for everyone when a session has no account', async () => {
    const person = await polaris.customer();
    await book({ customerId: await customer() });
    expect((await book({ userId: person.user.id })).status).toBe(409);
  });

  it("mails a session without an account to the customer's address, with a file and no dashboard link", async () => {
    const address = 'no-account@harbor.example';
    const { id } = (await book({ customerId: await customer(address) })).body;
    await owner.delete(`/api/admin/sessions/${id}`);
    const sent = await outbox(polaris, address);
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Session booked: Kick-off',
      'Session canceled: Kick-off',
    ]);
    for (const { body, calendar } of sent) expect(body + calendar).not.toContain('/dashboard');
    const event = new ICAL.Component(ICAL.parse(sent[0]!.calendar!)).getFirstSubcomponent('vevent');
    expect(String(event?.getFirstPropertyValue('attendee')).toLowerCase()).toBe(
      `mailto:${address}`,
    );
    expect(event?.getFirstProperty('attendee')?.getParameter('cn')).toBe('Harbor Trust');
  });

  it("mails a session in the customer's time zone when it is known", async () => {
    const email = 'perth@harbor.example';
    const input = customerInput({ email, timeZone: 'Australia/Perth' });
    await book({ customerId: (await owner.post('/api/customers', input)).body.id });
    const [mail] = await outbox(polaris, email);
    expect(mail?.body).toContain(
      'Tuesday, March 10, 2099, 11:00 PM – Wednesday, March 11, 2099, 12:00 AM AWST',
    );
  });

  it('sends no session mail when the customer has no email address', async () => {
    const before = (await outbox(polaris)).length;
    expect((await book({ customerId: await customer() })).status).toBe(201);
    expect(await outbox(polaris)).toHaveLength(before);
  });

  it('moves and deletes a session while its customer is in the trash', async () => {
    const customerId = await customer('trashed@harbor.example');
    const { id } = (await book({ customerId })).body;
    await owner.delete(`/api/customers/${customerId}`);
    const path = `/api/admin/sessions/${id}`;
    const moved = { startTime: '2099-03-10T17:00:00Z', endTime: '2099-03-10T18:00:00Z' };
    expect((await owner.patch(path, moved)).status).toBe(200);
    expect((await owner.delete(path)).status).toBe(204);
    expect(await outbox(polaris, 'trashed@harbor.example')).toHaveLength(1);
  });
});

describe('sessions of a customer with an account', () => {
  it("assigns a customer's session to the linked account and mails its address", async () => {
    const person = await polaris.customer();
    const customerId = await customer('other@harbor.example');
    await linkAccount(owner, customerId, person.user.id);
    const { body } = await book({ customerId });
    expect(body).toMatchObject({ customerId, attendee: { email: person.user.email } });
    expect((await person.get('/api/sessions')).body).toMatchObject([{ id: body.id }]);
    expect(await outbox(polaris, person.user.email)).toHaveLength(1);
    expect(await outbox(polaris, 'other@harbor.example')).toEqual([]);
  });

  it('rejects a session with both account and customer, with neither, or with an unknown one', async () => {
    const person = await polaris.customer();
    const both = { customerId: await customer(), userId: person.user.id };
    for (const who of [both, {}]) {
      const { status, body } = await book(who);
      expect([status, body.errors]).toEqual([
        400,
        [{ path: 'customerId', message: 'Please select either a customer or an account.' }],
      ]);
    }
    const { status, body } = await book({ customerId: 2147483647 });
    expect([status, body.detail]).toEqual([404, 'This customer was not found.']);
  });
});

it('rejects a session with neither customer nor account in the database', async () => {
  await expect(
    polaris.dataSource.query(
      `insert into sessions_appointments (title, "startTime", "endTime")
       values ('Nobody', now(), now() + interval '1 hour')`,
    ),
  ).rejects.toThrow('A session needs an account or a customer');
});

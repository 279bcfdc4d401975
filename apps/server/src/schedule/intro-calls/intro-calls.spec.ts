import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { IntroCall, Service } from '@polaris/contracts';
import ICAL from 'ical.js';
import { openBooking } from '../../testing/data/booking';
import { FROM_OWN_PAGE } from '../../testing/caller';
import {
  addFreeCall,
  CONFIRM,
  holdCall,
  introSlots,
  introStart,
  visitorAddress,
  introCallInput,
} from '../../testing/data/intro-calls';
import { race } from '../../testing/long-form';
import { markTime } from '../../testing/mark-time';
import { type ReadMail, mailWith, mailbox } from '../../testing/mail/mailbox';
import { outbox } from '../../testing/mail/outbox';
import { type TestSmtp, startSmtp } from '../../testing/mail/smtp';
import { addService } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { MAX_HOLDS } from './intro-call-limits';

const TITLE = 'Free call with Polaris';

let smtp: TestSmtp;
let polaris: TestApp;
let owner: Person;
let service: Service;
beforeAll(async () => {
  smtp = await startSmtp();
  polaris = await startTestApp({ env: { SMTP_URL: smtp.url } });
  owner = await polaris.owner();
});
afterAll(async () => {
  await polaris.close();
  await smtp.close();
});
beforeEach(async () => {
  await sql('delete from intro_call_holds');
  await sql('delete from sessions_appointments');
  await openBooking(owner);
  service = await addFreeCall(owner);
});

const sql = <Row>(text: string, values: unknown[] = []) =>
  polaris.dataSource.query<Row[]>(text, values);
const confirm = (body: object) => polaris.visitor().post('/api/intro-calls/confirm', body);
const hold = async (own: object = {}) => {
  const visitor = polaris.visitor();
  const input = introCallInput(service.id, await introStart(visitor, service.id), own);
  return { input, held: await holdCall(smtp, visitor, input) };
};
const wrong = (code: string | undefined) => String((Number(code) + 1) % 1e6).padStart(6, '0');
const expire = () => sql(`update intro_call_holds set "expiresAt" = now()`);
const sessions = async () =>
  (await owner.get('/api/admin/sessions')).body as unknown as Record<string, unknown>[];
const submissionsOf = async (email: string) =>
  (await owner.get(`/api/admin/contact-submissions?q=${email}`)).body as unknown as {
    id: number;
    message: string;
  }[];

describe('booking a free call as a visitor', () => {
  it('holds the chosen time for a visitor, and offers it to no one else', async () => {
    const expectSince = markTime();
    const { input, held } = await hold();
    expectSince(held.expiresAt, 15 * 60_000);
    const { slots, title, minutes } = await introSlots(polaris.visitor(), service.id);
    expect({ title, minutes }).toEqual({ title: TITLE, minutes: 30 });
    expect(slots.map(({ startTime }) => startTime)).not.toContain(input.startTime);
    const again = await polaris
      .visitor()
      .post('/api/intro-calls', introCallInput(service.id, input.startTime));
    expect(again.status).toBe(409);
  });

  it('keeps a held time out of sessions, submissions, mails to the owner and calendars', async () => {
    const feed: { address: string } = (await owner.post('/api/calendar-feed', {})).body;
    const { input } = await hold();
    expect(await sessions()).toEqual([]);
    expect(await submissionsOf(input.email)).toEqual([]);
    const { text } = await polaris.visitor().get(new URL(feed.address).pathname);
    expect(text).toContain('BEGIN:VCALENDAR');
    expect(text).not.toContain('BEGIN:VEVENT');
    const mails = await outbox(polaris, owner.user.email);
    expect(mails.filter(({ subject }) => subject.includes(input.name))).toEqual([]);
  });

  it('books the held time with the mailed code, with a submission and an invitation', async () => {
    await openBooking(owner, { place: 'https://meet.example/harbor' });
    const { input, held } = await hold({ phone: '(310) 555-0110' });
    const { status, body } = await confirm({ id: held.id, code: held.mail.code });
    expect(status).toBe(200);
    const call = body as unknown as IntroCall;
    expect(call).toMatchObject({
      startTime: input.startTime,
      place: 'https://meet.example/harbor',
    });
    expect(
      new ICAL.Component(ICAL.parse(call.calendar)).getFirstSubcomponent('vevent'),
    ).toBeTruthy();
    const [submission] = await submissionsOf(input.email);
    expect(submission).toMatchObject({ name: input.name, phone: input.phone, status: 'new' });
    expect(submission!.message).toBe(`Booked a free call.\n\n${input.message}`);
    expect(await sessions()).toMatchObject([
      { title: TITLE, customer: null, contact: { id: submission!.id, name: input.name } },
    ]);
    const invitation = await mailWith(smtp, input.email, `Session booked: ${TITLE}`);
    expect(invitation.text).toContain('/call#change=');
    const [notice] = (await outbox(polaris, owner.user.email)).filter(({ subject }) =>
      subject.startsWith('Free call booked'),
    );
    expect(notice?.replyTo).toBe(input.email);
    await sql(`delete from mail_outbox where recipient = $1`, [owner.user.email]);
  });

  it('writes to a visitor in the time zone of their browser, which the submission and its customer keep', async () => {
    const { input, held } = await hold({ timeZone: 'Europe/Berlin' });
    expect(held.mail.text).toMatch(/^When: \w+day, .+ CES?T$/m);
    await confirm({ token: held.mail.token });
    const invitation = await mailWith(smtp, input.email, `Session booked: ${TITLE}`);
    expect(invitation.text).toMatch(/^When: \w+day, .+ CES?T$/m);
    const [submission] = await submissionsOf(input.email);
    expect(submission).toMatchObject({ timeZone: 'Europe/Berlin' });
    const path = `/api/contacts/${submission!.id}/convert`;
    expect((await owner.post(path, {})).body).toMatchObject({ timeZone: 'Europe/Berlin' });
  });

  it('books once, with the same response, when the mailed link is used twice', async () => {
    const { held } = await hold();
    const one = await confirm({ token: held.mail.token });
    const two = await confirm({ token: held.mail.token });
    expect([one.status, two.status]).toEqual([200, 200]);
    // The file contains its creation time (RFC 5545, 3.8.7.2).
    const withoutStamp = ({ text }: typeof one) => text.replace(/DTSTAMP:\d+T\d+Z/, '');
    expect(withoutStamp(two)).toBe(withoutStamp(one));
    expect(await sessions()).toHaveLength(1);
  });

  it('rejects wrong codes, and every code after five of them', async () => {
    const { held } = await hold();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { status, body } = await confirm({ id: held.id, code: wrong(held.mail.code) });
      expect([status, body]).toMatchObject([400, { detail: 'That code is wrong.' }]);
    }
    expect((await confirm({ id: held.id, code: held.mail.code })).status).toBe(410);
    expect(await sessions()).toEqual([]);
  });

  it('reports that the time is no longer held when it is confirmed too late', async () => {
    const { held, input } = await hold();
    await expire();
    for (const by of [{ token: held.mail.token }, { id: held.id, code: held.mail.code }]) {
      const { status, body } = await confirm(by);
      expect([status, body]).toMatchObject([410, { detail: /no longer held/ }]);
    }
    const { slots } = await introSlots(polaris.visitor(), service.id);
    const start = await introStart(polaris.visitor(), service.id);
    expect(start).toBe(input.startTime);
    expect(slots).not.toEqual([]);
  });

  it('confirms nothing for a guessed link', async () => {
    const { held } = await hold();
    expect((await confirm({ token: 'x'.repeat(43) })).status).toBe(410);
    for (const half of [{}, { id: held.id }, { code: held.mail.code }])
      expect((await confirm(half)).status).toBe(400);
  });

  it('gives a time to one of 20 visitors who request it concurrently', async () => {
    const startTime = await introStart(polaris.visitor(), service.id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        polaris.visitor().post('/api/intro-calls', introCallInput(service.id, startTime)),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
    expect(await sql('select from intro_call_holds')).toHaveLength(1);
  });

  race('books one session when a held time is confirmed many times at once', async () => {
    await sql('delete from sessions_appointments');
    const { held } = await hold();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => confirm({ token: held.mail.token })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await sessions()).toHaveLength(1);
  });

  it('lets the owner book over a held time, and notifies the visitor who confirms it', async () => {
    const { input, held } = await hold();
    const customerId = (await owner.post('/api/customers', { name: 'Harbor Trust' })).body.id;
    const endTime = new Date(+new Date(input.startTime) + 1_800_000).toISOString();
    const own = { customerId, title: 'Review', startTime: input.startTime, endTime };
    expect((await owner.post('/api/admin/sessions', own)).status).toBe(201);
    const { status, body } = await confirm({ token: held.mail.token });
    expect([status, body]).toMatchObject([409, { detail: /no longer free/ }]);
    expect(await sessions()).toHaveLength(1);
    expect(await submissionsOf(input.email)).toEqual([]);
  });

  it('holds one time per visitor, the newest', async () => {
    const visitor = polaris.visitor();
    const input = introCallInput(service.id, await introStart(visitor, service.id));
    const first = await holdCall(smtp, visitor, input);
    expect((await visitor.post('/api/intro-calls', input)).status).toBe(201);
    expect(await sql('select from intro_call_holds')).toHaveLength(1);
    expect((await confirm({ token: first.mail.token })).status).toBe(410);
  });

  it("keeps a visitor's held time when a stranger types their address", async () => {
    const { input, held } = await hold();
    const other = await introStart(polaris.visitor(), service.id);
    const typed = introCallInput(service.id, other, { email: input.email.toUpperCase() });
    expect((await polaris.visitor().post('/api/intro-calls', typed)).status).toBe(201);
    expect((await confirm({ id: held.id, code: held.mail.code })).status).toBe(200);
    expect(await sql('select from intro_call_holds where network is not null')).toHaveLength(1);
  });

  it('rejects another call for an address with an upcoming one', async () => {
    const { input, held } = await hold();
    await confirm({ token: held.mail.token });
    const visitor = polaris.visitor();
    const startTime = await introStart(visitor, service.id, 4);
    await visitor.post(
      '/api/intro-calls',
      introCallInput(service.id, startTime, { email: input.email }),
    );
    const { token } = (await until(
      () => mailbox(smtp, input.email).filter(({ subject }) => subject === CONFIRM)[1],
      Boolean,
    )) as ReadMail;
    const { status, body } = await confirm({ token });
    expect([status, body]).toMatchObject([409, { detail: /have a call booked already/ }]);
  });

  it('mails a code when a form filler filled the honeypot on our page', async () => {
    const startTime = await introStart(polaris.visitor(), service.id);
    const input = introCallInput(service.id, startTime, { website: 'https://maya.example' });
    const { status, body } = await polaris
      .visitor()
      .post('/api/intro-calls', input, { headers: FROM_OWN_PAGE[0]! });
    expect(status).toBe(201);
    const { token } = await mailWith(smtp, input.email, CONFIRM);
    expect((await confirm({ token })).status).toBe(200);
    expect(body.id).toEqual(expect.any(String));
    expect(await submissionsOf(input.email)).toMatchObject([{ status: 'new', mayBeSpam: false }]);
  });

  it('rejects a call with an explanation when a program without a browser filled the honeypot', async () => {
    const startTime = await introStart(polaris.visitor(), service.id);
    const input = introCallInput(service.id, startTime, { website: 'https://spam.example' });
    const { status, body } = await polaris.visitor().post('/api/intro-calls', input);
    expect([status, body]).toMatchObject([400, { detail: expect.stringMatching(/hidden field/) }]);
    expect(await sql('select from intro_call_holds')).toEqual([]);
    expect(await outbox(polaris, input.email)).toEqual([]);
  });

  it('limits how many times one network address and all visitors together can hold', async () => {
    const robot = polaris.visitor();
    const startTime = await introStart(robot, service.id);
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1)
      statuses.push(
        (await robot.post('/api/intro-calls', introCallInput(service.id, startTime))).status,
      );
    expect(statuses.at(-1)).toBe(429);
    await sql(
      `insert into intro_call_holds ("serviceId", "startTime", "endTime", name, email, "expiresAt")
       select $1, now(), now() + interval '1 minute', 'Robot', n || '@robots.test', now() + interval '9 minutes'
       from generate_series(1, ${MAX_HOLDS}) n`,
      [service.id],
    );
    const late = await polaris
      .visitor()
      .post('/api/intro-calls', introCallInput(service.id, startTime));
    expect([late.status, late.body]).toMatchObject([409, { detail: /Many people/ }]);
  });

  it('offers no call while a busy calendar has been unreadable for a day', async () => {
    const [feed] = await sql<{ id: number }>(
      `insert into busy_feeds (label, "allDayBlocks", "keepOpen") values ('Team', true, false)
       returning id`,
    );
    await sql(
      `insert into busy_feed_reads ("feedId", "sealedUrl", skipped, "lastOkAt")
       values ($1, 'sealed', 0, now() - interval '25 hours')`,
      [feed!.id],
    );
    const { closed } = await introSlots(polaris.visitor(), service.id);
    await sql('delete from busy_feeds');
    expect(closed).toBe('Calls cannot be booked here at the moment.');
  });

  it('offers no call while booking is closed, or for a service that is sold', async () => {
    const { held } = await hold();
    const startTime = await introStart(polaris.visitor(), service.id);
    await openBooking(owner, { open: false });
    expect(await introSlots(polaris.visitor(), service.id)).toMatchObject({
      closed: 'Calls cannot be booked here at the moment.',
      slots: [],
    });
    const asked = await polaris
      .visitor()
      .post('/api/intro-calls', introCallInput(service.id, startTime));
    expect(asked.status).toBe(409);
    expect((await confirm({ token: held.mail.token })).status).toBe(409);
    const sold = await addService(owner, { pricing: 'fixed' });
    expect((await polaris.visitor().get(`/api/services/${sold.id}/slots`)).status).toBe(404);
  });

  it("assigns a call to the customer with the visitor's address", async () => {
    const email = visitorAddress();
    const { body } = await owner.post('/api/customers', { name: 'Harbor Trust', email });
    const { held } = await hold({ email });
    await confirm({ token: held.mail.token });
    expect(await sessions()).toMatchObject([
      { customerId: body.id, contact: { name: 'Maya Okafor' } },
    ]);
  });

  it('assigns a call to the customer that its submission becomes', async () => {
    const { input, held } = await hold();
    await confirm({ token: held.mail.token });
    const [submission] = await submissionsOf(input.email);
    const { body } = await owner.post(`/api/contacts/${submission!.id}/convert`, {});
    expect(body).toMatchObject({ email: input.email });
    const { body: mine } = await owner.get(`/api/admin/sessions?customerId=${body.id}`);
    expect(mine).toMatchObject([{ title: TITLE, customerId: body.id }]);
  });
});

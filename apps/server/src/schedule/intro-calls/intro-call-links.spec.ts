import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ContactSubmission, OpenIntroCall, Service } from '@polaris/contracts';
import ICAL from 'ical.js';
import { openBooking } from '../../testing/data/booking';
import { addFreeCall, holdCall, introStart, introCallInput } from '../../testing/data/intro-calls';
import { mailWith } from '../../testing/mail/mailbox';
import { outbox } from '../../testing/mail/outbox';
import { type TestSmtp, startSmtp } from '../../testing/mail/smtp';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

const TITLE = 'Free call with Polaris';

let smtp: TestSmtp;
let polaris: TestApp;
let owner: Person;
let service: Service;
/** The visitor who has a call in every test, and the token of the invitation link. */
let email: string;
let token: string;
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
  await sql('delete from sessions_appointments');
  await openBooking(owner);
  service = await addFreeCall(owner);
  const visitor = polaris.visitor();
  const input = introCallInput(service.id, await introStart(visitor, service.id));
  const held = await holdCall(smtp, visitor, input);
  const { status } = await post('confirm', { token: held.mail.token });
  expect(status).toBe(200);
  email = input.email;
  token = (await mailWith(smtp, email, `Session booked: ${TITLE}`)).token!;
});

const sql = <Row>(text: string, values: unknown[] = []) =>
  polaris.dataSource.query<Row[]>(text, values);
const post = (what: string, body: object) =>
  polaris.visitor().post(`/api/intro-calls/${what}`, body);
const open = async () => (await post('open', { token })).body as unknown as OpenIntroCall;
const move = (startTime: string, version = 1) => post('move', { token, startTime, version });
const mailsTo = async (address: string, subject: string) =>
  (await outbox(polaris, address)).filter((mail) => mail.subject.startsWith(subject));
const startIn = (hours: number) =>
  sql(
    `update sessions_appointments set "startTime" = now() + make_interval(hours => $1),
       "endTime" = now() + make_interval(hours => $1, mins => 30)`,
    [hours],
  );

describe('the link of a free call', () => {
  it('shows the call with the times that it can be moved to', async () => {
    const { call, slots, closed, changeHours, minutes } = await open();
    expect({ title: call.title, closed, changeHours, minutes }).toEqual({
      title: TITLE,
      closed: null,
      changeHours: 24,
      minutes: 30,
    });
    expect(slots).not.toEqual([]);
  });

  it('shows on the submission of a free call when it takes place, and that it is canceled', async () => {
    const { call, slots } = await open();
    const path = '/api/admin/contact-submissions';
    const [submission] = (await owner.get(`${path}?q=${email}`)).body as ContactSubmission[];
    expect(submission!.call).toEqual({ startTime: call.startTime, isCanceled: false });
    const { startTime } = slots.at(-1)!;
    await move(startTime);
    const { id, name, message, version } = submission!;
    const edit = { name, email, message, preferredContact: 'any', status: 'replied', version };
    const { body: edited } = await owner.put(`${path}/${id}`, edit);
    expect(edited).toMatchObject({ status: 'replied', call: { startTime, isCanceled: false } });
    await post('cancel', { token, version: 2 });
    const { body } = await owner.get(`${path}/${id}`);
    expect(body.call).toEqual({ startTime, isCanceled: true });
  });

  it('moves the call as the same calendar event, once for each version', async () => {
    const { slots } = await open();
    const { status, body } = await move(slots.at(-1)!.startTime);
    expect([status, body]).toMatchObject([200, { startTime: slots.at(-1)!.startTime, version: 2 }]);
    const [mail] = await mailsTo(email, 'Session moved');
    const event = new ICAL.Component(ICAL.parse(mail!.calendar!)).getFirstSubcomponent('vevent')!;
    expect(event.getFirstPropertyValue('sequence')).toBe(1);
    expect((await move(slots[0]!.startTime)).status).toBe(409);
  });

  it('rejects to move a call to a taken time, too late or too often', async () => {
    const { call, slots } = await open();
    const taken = new Date(+new Date(slots[0]!.startTime) + 60_000).toISOString();
    expect((await move(taken)).status).toBe(409);
    await openBooking(owner, { maxMoves: 0 });
    expect(await open()).toMatchObject({ slots: [], closed: /can no longer be moved/ });
    await openBooking(owner);
    await startIn(23);
    expect((await move(slots[1]!.startTime, call.version)).body).toMatchObject({
      detail: 'This call can no longer be moved here. Please write to me.',
    });
  });

  it('cancels a call until it starts, with a mail that calendars understand', async () => {
    await startIn(1);
    expect((await post('cancel', { token, version: 7 })).status).toBe(409);
    expect((await post('cancel', { token, version: 1 })).status).toBe(204);
    const [mail] = await mailsTo(email, 'Session canceled');
    expect(mail!.calendar).toContain('METHOD:CANCEL');
    expect((await post('open', { token })).status).toBe(404);
    const { body } = await owner.get('/api/admin/sessions');
    expect(body).toMatchObject([{ status: 'cancelled' }]);
  });

  it('returns 404 once the call is over, or its submission deleted', async () => {
    const [submission] = (await owner.get(`/api/admin/contact-submissions?q=${email}`))
      .body as unknown as { id: number }[];
    await startIn(-3);
    expect((await post('open', { token })).status).toBe(404);
    await startIn(48);
    expect((await post('open', { token })).status).toBe(200);
    await owner.delete(`/api/admin/contact-submissions/${submission!.id}`);
    for (const [what, body] of [
      ['open', { token }],
      ['move', { token, startTime: '2040-01-01T15:00:00.000Z', version: 1 }],
      ['cancel', { token, version: 1 }],
    ] as const)
      expect((await post(what, body)).status).toBe(404);
    expect((await post('open', { token: 'x'.repeat(43) })).status).toBe(404);
  });

  it('responds as to an unknown link once it has expired', async () => {
    const answers = async (link: string) => {
      const move = { startTime: '2040-01-01T15:00:00.000Z', version: 1 };
      const all = [
        await post('open', { token: link }),
        await post('move', { token: link, ...move }),
        await post('cancel', { token: link, version: 1 }),
      ];
      return all.map(({ status, body }) => [status, body.detail as string]);
    };
    await sql('update appointment_links set "expiresAt" = now()');
    const unknown = await answers('x'.repeat(43));
    expect(unknown.map(([status]) => status)).toEqual([404, 404, 404]);
    expect(await answers(token)).toEqual(unknown);
  });

  it('works again when the submission of its call is restored from the trash', async () => {
    const [submission] = (await owner.get(`/api/admin/contact-submissions?q=${email}`))
      .body as unknown as { id: number }[];
    await owner.delete(`/api/admin/contact-submissions/${submission!.id}`);
    expect((await post('open', { token })).status).toBe(404);
    const back = await owner.post(`/api/admin/trash/contact/${submission!.id}/restore`, {});
    expect(back.status).toBeLessThan(300);
    expect((await post('open', { token })).status).toBe(200);
  });

  it("mails a visitor the owner's change of their call, with a link that works", async () => {
    const { body: sessions } = await owner.get('/api/admin/sessions');
    const [{ id }] = sessions as unknown as [{ id: number }];
    const { slots } = await open();
    const { startTime, endTime } = slots.at(-1)!;
    expect((await owner.patch(`/api/admin/sessions/${id}`, { startTime, endTime })).status).toBe(
      200,
    );
    const mail = await mailWith(smtp, email, `Session moved: ${TITLE}`);
    const { body } = await post('open', { token: mail.token });
    expect(body).toMatchObject({ call: { startTime } });
  });
});

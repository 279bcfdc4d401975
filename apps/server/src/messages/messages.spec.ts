import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Message, messagesSchema, waitingMessageSchema } from '@polaris/contracts';
import { contactInput, customerInput, messageInput } from '../testing/factories';
import { type Received, leaveNow, receivedBy } from '../testing/messages';
import { outbox } from '../testing/outbox';
import { type TestSmtp, startSmtp } from '../testing/smtp';
import { type Person, type TestApp, startTestApp } from '../testing/test-app';

let smtp: TestSmtp;
let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  smtp = await startSmtp();
  const env = {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Ines Calloway <hello@polaris.test>',
    OWNER_EMAIL: 'ines@polaris.test',
  };
  polaris = await startTestApp({ env });
  owner = await polaris.owner();
});
afterAll(async () => {
  await polaris.close();
  await smtp.close();
});

let people = 0;
const newAddress = () => `writer${(people += 1)}@example.com`;

const submit = async (own = {}) => {
  const input = contactInput({ email: newAddress(), ...own });
  const { body } = await polaris.visitor().post('/api/contact', input);
  return { id: body.id as number, email: input.email };
};

const addCustomer = async (own = {}) =>
  (await owner.post('/api/customers', customerInput({ email: newAddress(), ...own }))).body as {
    id: number;
    email: string;
  };

const submissions = '/api/admin/contact-submissions';
const reply = (id: number, own = {}) => owner.post(`${submissions}/${id}/reply`, messageInput(own));
const write = (id: number, own = {}) =>
  owner.post(`/api/admin/customers/${id}/messages`, messageInput(own));
const activitiesOf = async (id: number) =>
  (await owner.get(`/api/customers/${id}/activities`)).body as Record<string, unknown>[];
const statusOf = async (id: number) =>
  (await owner.get(`${submissions}/${id}`)).body.status as string;
const messagesOf = async (id: number): Promise<Message[]> =>
  messagesSchema.parse((await owner.get(`${submissions}/${id}/messages`)).body);

/** The personal mails to an address, past the thanks for a message. */
const personalMails = async (email: string, count: number): Promise<Received[]> => {
  await leaveNow(polaris);
  return receivedBy(smtp, email, count, ({ subject }) => !subject.startsWith('Thank you'));
};

describe('a reply to a submission', () => {
  it('leaves after ten seconds, filled and with a quote, and marks it as replied', async () => {
    const message = 'What does the\nLevel-Up Pack cost?';
    const { id, email } = await submit({ message });
    const before = Date.now();
    const { status, body } = await reply(id, { subject: 'Re: Your message, {{name}}' });
    expect(status).toBe(201);
    const { leavesAt } = waitingMessageSchema.parse(body);
    expect(Date.parse(leavesAt) - before).toBeGreaterThanOrEqual(10_000);
    expect(await statusOf(id)).toBe('replied');
    const [job] = await polaris.dataSource.query<[{ waits: boolean }]>(
      `select start_after = $2 as waits from jobs.job j
       join mail_outbox m on m."jobId" = j.id where m."messageId" = $1`,
      [body.id, leavesAt],
    );
    expect(job).toEqual({ waits: true });
    const [mail] = await personalMails(email, 1);
    expect(mail).toMatchObject({
      from: 'Ines Calloway <hello@polaris.test>',
      subject: 'Re: Your message, Maya Okafor',
      replyTo: 'ines@polaris.test',
      inReplyTo: undefined,
    });
    expect(mail!.text).toMatch(
      /^Hello Maya,\n\nThank you for writing\.\n\nInes Calloway\n\nOn \w{3} \d{1,2}, \d{4}, Maya wrote:\n> What does the\n> Level-Up Pack cost\?\n$/,
    );
    expect(await messagesOf(id)).toMatchObject([
      {
        id: body.id,
        contactId: id,
        recipient: email,
        text: 'Hello Maya,\n\nThank you for writing.\n\nInes Calloway',
        status: 'sent',
      },
    ]);
  });

  it('quotes nothing when it is told not to', async () => {
    const { id, email } = await submit();
    await reply(id, { body: 'Hello', quote: false });
    expect((await personalMails(email, 1))[0]!.text).toBe('Hello\n');
  });

  it('names the earlier ones of its thread', async () => {
    const { id, email } = await submit();
    for (const subject of ['Re: One', 'Re: Two', 'Something else']) {
      await reply(id, { subject });
      await leaveNow(polaris);
    }
    const mails = await personalMails(email, 3);
    const byReferences = mails.toSorted((a, b) => a.references.length - b.references.length);
    const [first, second, third] = byReferences;
    expect(first!.messageId).toMatch(/^<[\w-]{36}@polaris\.test>$/);
    expect(first).toMatchObject({ inReplyTo: undefined, references: [] });
    expect(second).toMatchObject({ inReplyTo: first!.messageId, references: [first!.messageId] });
    expect(third).toMatchObject({
      inReplyTo: second!.messageId,
      references: [first!.messageId, second!.messageId],
    });
  });

  it('is an activity of the customer with the address, and reminds of what has to follow', async () => {
    const customer = await addCustomer({ company: 'Harbor Trust' });
    const { id } = await submit({ email: customer.email.toUpperCase() });
    const body = 'About {{company}}';
    await reply(id, { subject: 'Re: Charts', body, followUpOn: '2031-03-04' });
    expect(await activitiesOf(customer.id)).toMatchObject([
      { type: 'follow_up', subject: 'Follow up: Re: Charts', dueOn: '2031-03-04' },
      { type: 'email', subject: 'Re: Charts', description: 'About Harbor Trust', dueOn: null },
    ]);
  });

  it('leaves a converted submission converted', async () => {
    const { id } = await submit();
    const { body: customer } = await owner.post(`/api/contacts/${id}/convert`, {});
    expect((await reply(id)).status).toBe(201);
    expect(await statusOf(id)).toBe('converted');
    expect(await activitiesOf(customer.id)).toMatchObject([{ type: 'email' }]);
  });

  it.each([
    ['body', { body: 'Hello {{fristName}}' }, 'There is no placeholder {{fristName}}.'],
    ['subject', { subject: '{{fristName}}' }, 'There is no placeholder {{fristName}}.'],
    ['body', { body: 'At {{company}}' }, '{{company}} has no value for this person. Write it'],
    ['body', { body: `${'x'.repeat(9995)}{{name}}` }, 'Must be at most 10000 characters.'],
    ['followUpOn', { followUpOn: '2031-01-01' }, 'A follow-up needs a customer.'],
    ['followUpOn', { followUpOn: 'soon' }, 'Please enter a date'],
    ['subject', { subject: ' ' }, 'Subject is required'],
    ['body', { body: '' }, 'Message is required'],
  ])('with a wrong %s is not sent, and nothing is half done', async (path, own, message) => {
    const { id, email } = await submit();
    const { status, body } = await reply(id, own);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path, message: expect.stringContaining(message) }]);
    expect(await statusOf(id)).toBe('new');
    expect(await messagesOf(id)).toEqual([]);
    expect(await outbox(polaris, email)).toHaveLength(1);
  });

  it('takes what a person wrote as text, also where it looks like a placeholder', async () => {
    const { id, email } = await submit({
      name: '{{company}} {{x}}',
      message: 'Use {{ mustache }}',
    });
    expect((await reply(id, { body: 'Hello {{name}}' })).status).toBe(201);
    expect((await personalMails(email, 1))[0]!.text).toMatch(
      /^Hello \{\{company}} \{\{x}}\n\nOn .*, \{\{company}} wrote:\n> Use \{\{ mustache }}\n$/,
    );
  });

  it('goes with its submission', async () => {
    const { id, email } = await submit();
    const { body } = await reply(id);
    await owner.delete(`${submissions}/${id}`);
    expect(await outbox(polaris, email)).toEqual([]);
    expect((await owner.delete(`/api/admin/messages/${body.id}`)).status).toBe(404);
  });
});

describe('a message to a customer', () => {
  it('leaves without a quote, and is logged', async () => {
    const { id, email } = await addCustomer({ name: 'Zoe Park' });
    const { status } = await write(id, { subject: 'Your  dashboard', followUpOn: '' });
    expect(status).toBe(201);
    const [mail] = await personalMails(email, 1);
    expect(mail).toMatchObject({
      subject: 'Your dashboard',
      text: 'Hello Zoe,\n\nThank you for writing.\n\nInes Calloway\n',
    });
    expect(await activitiesOf(id)).toMatchObject([{ type: 'email', subject: 'Your dashboard' }]);
  });

  it('is in the thread of its subject', async () => {
    const { id, email } = await addCustomer();
    for (const subject of ['Prices', 'Other', 'RE: re: prices']) await write(id, { subject });
    const mails = await personalMails(email, 3);
    const find = (wanted: string) => mails.find(({ subject }) => subject === wanted)!;
    expect(find('Other').references).toEqual([]);
    expect(find('RE: re: prices')).toMatchObject({ inReplyTo: find('Prices').messageId });
  });

  it('is refused where there is no address', async () => {
    const { id } = await addCustomer({ email: '' });
    const { status, body } = await write(id);
    expect(status).toBe(409);
    expect(body.detail).toBe('This customer has no email address.');
  });

  it('is sent without its template when that was deleted', async () => {
    const { id } = await addCustomer();
    expect((await write(id, { templateId: 2147483647 })).status).toBe(201);
  });

  it('goes with the customer', async () => {
    const { id, email } = await addCustomer();
    await write(id);
    await owner.delete(`/api/customers/${id}`);
    expect(await outbox(polaris, email)).toEqual([]);
  });
});

describe('sending with an Idempotency-Key', () => {
  const send = (id: number, key: string, own = {}) =>
    owner.post(`${submissions}/${id}/reply`, messageInput(own), {
      headers: { 'idempotency-key': key },
    });

  it('sends once, however many calls come at the same time', async () => {
    const { id } = await submit();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(id, 'reply one')));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await messagesOf(id)).toHaveLength(1);
  });

  it('does not send again what was taken back', async () => {
    const { id } = await submit();
    const first = await send(id, 'reply two');
    await owner.delete(`/api/admin/messages/${first.body.id}`);
    expect((await send(id, 'reply two')).body).toEqual(first.body);
    expect(await messagesOf(id)).toEqual([]);
  });

  it('refuses the key for another text, and for another person', async () => {
    const [one, other] = [await submit(), await submit()];
    await send(one.id, 'reply three');
    expect((await send(one.id, 'reply three', { body: 'Other' })).status).toBe(422);
    expect((await send(other.id, 'reply three')).status).toBe(422);
    expect(await messagesOf(other.id)).toEqual([]);
  });
});

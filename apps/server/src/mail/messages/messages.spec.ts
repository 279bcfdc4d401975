import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Message, messagesSchema, waitingMessageSchema } from '@polaris/contracts';
import { contactInput, customerInput, messageInput } from '../../testing/data/factories';
import { type Received, makeMessagesDue, receivedBy } from '../../testing/mail/messages';
import { outbox } from '../../testing/mail/outbox';
import { type TestSmtp, startSmtp } from '../../testing/mail/smtp';
import { until } from '../../testing/until';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

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

/** The personal mails to an address, without the automatic thanks. */
const personalMails = async (email: string, count: number): Promise<Received[]> => {
  await makeMessagesDue(polaris);
  return receivedBy(smtp, email, count, ({ subject }) => !subject.startsWith('Thank you'));
};

describe('replies to a submission', () => {
  it('sends a filled reply with a quote after ten seconds and sets the status to replied', async () => {
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
       join mail_outbox m on m."jobId" = j.id 
       where m."aboutTable" = 'messages' and m."aboutId" = $1`,
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
    // The mail server has it slightly before the status is updated here.
    const messages = await until(
      () => messagesOf(id),
      ([message]) => message?.status === 'sent',
    );
    expect(messages).toMatchObject([
      {
        id: body.id,
        contactId: id,
        recipient: email,
        text: 'Hello Maya,\n\nThank you for writing.\n\nInes Calloway',
      },
    ]);
  });

  it('sends a reply without a quote when asked to', async () => {
    const { id, email } = await submit();
    await reply(id, { body: 'Hello', quote: false });
    expect((await personalMails(email, 1))[0]!.text).toBe('Hello\n');
  });

  it('refers to earlier mails of the thread in a reply', async () => {
    const { id, email } = await submit();
    for (const subject of ['Re: One', 'Re: Two', 'Something else']) {
      await reply(id, { subject });
      await makeMessagesDue(polaris);
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

  it('logs a reply as an activity of the customer with the address, with a follow-up', async () => {
    const customer = await addCustomer({ company: 'Harbor Trust' });
    const { id } = await submit({ email: customer.email.toUpperCase() });
    const body = 'About {{company}}';
    await reply(id, { subject: 'Re: Charts', body, followUpOn: '2031-03-04' });
    expect(await activitiesOf(customer.id)).toMatchObject([
      { type: 'follow_up', subject: 'Follow up: Re: Charts', dueOn: '2031-03-04' },
      { type: 'email', subject: 'Re: Charts', description: 'About Harbor Trust', dueOn: null },
    ]);
  });

  it('keeps a converted submission converted after a reply', async () => {
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
  ])('rejects a reply with a wrong %s and stores nothing', async (path, own, message) => {
    const { id, email } = await submit();
    const { status, body } = await reply(id, own);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path, message: expect.stringContaining(message) }]);
    expect(await statusOf(id)).toBe('new');
    expect(await messagesOf(id)).toEqual([]);
    expect(await outbox(polaris, email)).toHaveLength(1);
  });

  it('sends text that looks like a placeholder unchanged (ASVS 1.3.7)', async () => {
    const { id, email } = await submit({
      name: '{{company}} {{x}}',
      message: 'Use {{ mustache }}',
    });
    expect((await reply(id, { body: 'Hello {{name}}' })).status).toBe(201);
    expect((await personalMails(email, 1))[0]!.text).toMatch(
      /^Hello \{\{company}} \{\{x}}\n\nOn .*, \{\{company}} wrote:\n> Use \{\{ mustache }}\n$/,
    );
  });

  it('deletes the replies of a deleted submission', async () => {
    const { id, email } = await submit();
    const { body } = await reply(id);
    await owner.delete(`${submissions}/${id}`);
    expect(await outbox(polaris, email)).toEqual([]);
    expect((await owner.delete(`/api/admin/messages/${body.id}`)).status).toBe(404);
  });
});

describe('messages to a customer', () => {
  it('sends and logs a message to a customer without a quote', async () => {
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

  it('puts a message into the thread of its subject', async () => {
    const { id, email } = await addCustomer();
    for (const subject of ['Prices', 'Other', 'RE: re: prices']) await write(id, { subject });
    const mails = await personalMails(email, 3);
    const find = (wanted: string) => mails.find(({ subject }) => subject === wanted)!;
    expect(find('Other').references).toEqual([]);
    expect(find('RE: re: prices')).toMatchObject({ inReplyTo: find('Prices').messageId });
  });

  it('rejects a message to a customer without an email address', async () => {
    const { id } = await addCustomer({ email: '' });
    const { status, body } = await write(id);
    expect(status).toBe(409);
    expect(body.detail).toBe('This customer has no email address.');
  });

  it('sends a message when its template was deleted', async () => {
    const { id } = await addCustomer();
    expect((await write(id, { templateId: 2147483647 })).status).toBe(201);
  });

  it('deletes the messages of a deleted customer', async () => {
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

  it('sends nothing again when an undone message is repeated with its key', async () => {
    const { id } = await submit();
    const first = await send(id, 'reply two');
    await owner.delete(`/api/admin/messages/${first.body.id}`);
    expect((await send(id, 'reply two')).body).toEqual(first.body);
    expect(await messagesOf(id)).toEqual([]);
  });
});

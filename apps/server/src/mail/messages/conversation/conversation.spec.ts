import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type ConversationMessage,
  accountDataSchema,
  clientMessagesSchema,
  conversationMessageSchema,
  conversationSchema,
  todaySchema,
} from '@polaris/contracts';
import { contactInput, messageInput } from '../../../testing/data/factories';
import { keepWaiting, makeMessagesDue } from '../../../testing/mail/messages';
import { outbox, untilNotices } from '../../../testing/mail/outbox';
import { type TestSmtp, startSmtp } from '../../../testing/mail/smtp';
import { addCustomer, addService, linkAccount } from '../../../testing/data/records';
import { type Person, type TestApp, deleteAccount, startTestApp } from '../../../testing/test-app';
import { until } from '../../../testing/until';

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

const sql = <T>(text: string, values: unknown[] = []) => polaris.dataSource.query<T>(text, values);

async function client(): Promise<Person> {
  const person = await polaris.customer();
  await sql('update users set "emailVerifiedAt" = now() where id = $1', [person.user.id]);
  return person;
}

const conversation = async (person: Person): Promise<ConversationMessage[]> =>
  conversationSchema.parse((await person.get('/api/conversation')).body);
const texts = async (person: Person) => (await conversation(person)).map(({ text }) => text);
const write = (person: Person, text = 'Could we meet on Thursday?') =>
  person.post('/api/conversation', { text });
const customerOf = async ({ user }: Person): Promise<number> => {
  const [row] = await sql<{ id: number }[]>('select id from customers where "userId" = $1', [
    user.id,
  ]);
  return row!.id;
};
const answer = async (customerId: number, body = 'Thursday it is.') =>
  owner.post(`/api/admin/customers/${customerId}/messages`, messageInput({ body }));
const leave = async (id: number) => {
  await makeMessagesDue(polaris);
  const sent = `select status from mail_outbox where "aboutTable" = 'messages' and "aboutId" = $1 and status = 'sent'`;
  await until(
    () => sql<unknown[]>(sent, [id]),
    (rows) => rows.length > 0,
  );
};
const fromClient = async (customerId: number) =>
  clientMessagesSchema.parse((await owner.get(`/api/admin/customers/${customerId}/messages`)).body);

describe('writing to the owner', () => {
  it('makes a client a customer with the first message, and shows it to both sides', async () => {
    const person = await client();
    const { status, body } = await write(person, '  Hello\n<b>Ines</b>\n ');
    expect(status).toBe(201);
    expect(conversationMessageSchema.parse(body)).toMatchObject({
      author: 'client',
      via: 'page',
      text: 'Hello\n<b>Ines</b>',
      readAt: null,
    });
    expect(await conversation(person)).toEqual([body]);
    const customerId = await customerOf(person);
    expect(await fromClient(customerId)).toMatchObject([
      { id: body.id, customerId, text: 'Hello\n<b>Ines</b>', readAt: null },
    ]);
  });

  it('puts a message on the record of the customer with the verified address', async () => {
    const person = await client();
    const { id } = await addCustomer(owner, { email: person.user.email, name: 'Maya Okafor' });
    await write(person);
    expect(await fromClient(id)).toMatchObject([{ customerName: 'Maya Okafor' }]);
  });

  it('stores one message when the same request is sent again with its Idempotency-Key', async () => {
    const person = await client();
    const headers = { 'idempotency-key': 'one message' };
    const send = (text: string) => person.post('/api/conversation', { text }, { headers });
    const [first, again] = [await send('Hello'), await send('Hello')];
    expect([first.status, again.body]).toEqual([201, first.body]);
    expect((await send('Other')).status).toBe(422);
    expect(await texts(person)).toEqual(['Hello']);
  });

  it.each([
    ['no text', {}, 'Message is required'],
    ['only spaces', { text: ' \n ' }, 'Message is required'],
    ['5,001 characters', { text: 'x'.repeat(5001) }, 'Must be at most 5000 characters.'],
    ['a NUL', { text: 'a\0b' }, 'Contains a character that cannot be stored.'],
    ['a list', { text: ['a'] }, 'Message is required'],
  ])('rejects %s with a sentence, and stores nothing', async (_, sent, message) => {
    const person = await client();
    const { status, body } = await person.post('/api/conversation', sent);
    expect([status, body.errors]).toEqual([400, [{ path: 'text', message }]]);
    expect(await conversation(person)).toEqual([]);
  });

  it('accepts 5,000 characters, counted as people see them', async () => {
    const person = await client();
    expect((await write(person, '𝒳'.repeat(5000))).status).toBe(201);
  });

  it('rejects a message of an account whose address is not verified', async () => {
    const person = await polaris.customer();
    const { status, body } = await write(person);
    expect([status, body.detail]).toEqual([
      409,
      'Please verify your email address first. Then you can write here.',
    ]);
    expect(await sql('select 1 from customers where "userId" = $1', [person.user.id])).toEqual([]);
  });

  it('rejects a message of the owner to the owner', async () => {
    const { status, body } = await write(owner);
    expect([status, body.detail]).toEqual([409, expect.stringContaining('owner’s account')]);
  });

  it('limits an account to 60 messages in ten minutes', async () => {
    const person = await client();
    const statuses = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await write(person)).status);
    expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([
      60, 429,
    ]);
  });
});

describe('notifying the owner', () => {
  beforeEach(async () => void (await sql('truncate mail_outbox, owner_notices')));

  it('mails the text with a link to the record, and replies to it go to the client', async () => {
    const person = await client();
    await write(person, 'Is <b>Thursday</b> free?');
    const customerId = await customerOf(person);
    const [mail] = await outbox(polaris, 'ines@polaris.test');
    expect(mail).toMatchObject({ replyTo: person.user.email });
    expect(mail!.subject).toMatch(/^person\d+ wrote to you$/i);
    expect(mail!.body).toContain('Is <b>Thursday</b> free?');
    expect(mail!.body).toContain(`http://polaris.test/admin/customers/${customerId}`);
    expect(mail!.html).toContain('Is &lt;b&gt;Thursday&lt;/b&gt; free?');
  });

  it('mails a single further message of a client after ten minutes, like the first', async () => {
    const person = await client();
    for (const text of ['One', 'Two']) await write(person, text);
    const [later] = await untilNotices(polaris, 'Two');
    expect(later).toMatchObject({ replyTo: person.user.email, recipient: 'ines@polaris.test' });
  });

  it('gathers further messages of a client into one mail without names', async () => {
    const person = await client();
    for (const text of ['One', 'Two', 'Three']) await write(person, text);
    expect(await outbox(polaris, 'ines@polaris.test')).toHaveLength(1);
    const [gathered] = await untilNotices(polaris, 'Message of');
    expect(gathered!.body).not.toMatch(/One|Two|Three|person/);
  });

  it('gathers a message within ten minutes of the last mail about its client', async () => {
    const person = await client();
    const ageLastMail = (minutes: number) =>
      sql(`update mail_outbox set "createdAt" = now() - make_interval(mins => ${minutes})`);
    await write(person, 'One');
    await ageLastMail(9);
    await write(person, 'Two');
    expect(await outbox(polaris, 'ines@polaris.test')).toHaveLength(1);
    await ageLastMail(11);
    await write(person, 'Three');
    expect(await outbox(polaris, 'ines@polaris.test')).toHaveLength(2);
  });

  it('lists unread messages of clients under today, and counts them in the list', async () => {
    await sql(`update messages set "readAt" = now() where author = 'client'`);
    const person = await client();
    const { body } = await write(person);
    const { messages } = todaySchema.parse((await owner.get('/api/admin/today')).body);
    expect(messages).toMatchObject({ total: 1, items: [{ id: body.id, text: body.text }] });
    const unread = await owner.get('/api/admin/messages/unread?limit=5');
    expect([unread.headers.get('x-total-count'), unread.body]).toEqual(['1', messages.items]);
  });
});

describe("the client's view of a conversation", () => {
  it('shows a message of the owner once it can no longer be undone', async () => {
    const person = await client();
    await write(person, 'Thursday?');
    const { body } = await answer(await customerOf(person));
    await keepWaiting(polaris);
    expect(await texts(person)).toEqual(['Thursday?']);
    await leave(body.id);
    expect(await conversation(person)).toMatchObject([
      {
        author: 'owner',
        via: 'mail',
        subject: 'Re: Your message',
        text: 'Thursday it is.',
        readAt: null,
      },
      { text: 'Thursday?' },
    ]);
  });

  it('never shows a message that the owner has undone', async () => {
    const person = await client();
    await write(person);
    const { body } = await answer(await customerOf(person));
    await keepWaiting(polaris);
    expect((await owner.delete(`/api/admin/messages/${body.id}`)).status).toBe(204);
    expect(await texts(person)).toHaveLength(1);
  });

  it("rejects to undo a client's message", async () => {
    const person = await client();
    const { body } = await write(person);
    expect((await owner.delete(`/api/admin/messages/${body.id}`)).status).toBe(404);
    expect(await texts(person)).toHaveLength(1);
  });

  it('shows the replies to a submission from the verified address', async () => {
    const person = await client();
    const input = contactInput({ email: person.user.email.toUpperCase() });
    const submission = (await polaris.visitor().post('/api/contact', input)).body;
    const path = `/api/admin/contact-submissions/${submission.id}/reply`;
    const { body } = await owner.post(path, messageInput({ body: 'A reply' }));
    await leave(body.id);
    expect(await texts(person)).toEqual(['A reply']);
  });

  it('shows an account no mail to its address from before the address is verified', async () => {
    const person = await polaris.customer();
    await person.post('/api/purchases', { serviceId: (await addService(owner)).id });
    const { body } = await answer(await customerOf(person), 'For your eyes only.');
    await leave(body.id);
    expect(await texts(person)).toEqual([]);
    await person.post('/api/conversation/read', { upTo: body.id });
    await sql('update users set "emailVerifiedAt" = now() where id = $1', [person.user.id]);
    expect(await conversation(person)).toMatchObject([
      { text: 'For your eyes only.', readAt: null },
    ]);
  });

  it('shows nothing from an address until it is verified', async () => {
    const person = await polaris.customer();
    const { id } = await addCustomer(owner, { email: person.user.email });
    const { body } = await answer(id, 'For the reader of that mailbox alone');
    await leave(body.id);
    expect(await texts(person)).toEqual([]);
    await sql('update users set "emailVerifiedAt" = now() where id = $1', [person.user.id]);
    expect(await texts(person)).toEqual(['For the reader of that mailbox alone']);
  });

  it('shows nothing that went to another address before the account had it', async () => {
    const person = await client();
    const { id } = await addCustomer(owner, { email: 'earlier.reader@example.com' });
    const before = await answer(id, 'To the earlier reader');
    await leave(before.body.id);
    await linkAccount(owner, id, person.user.id);
    expect(await texts(person)).toEqual([]);
    const after = await answer(id, 'To the client');
    await leave(after.body.id);
    expect(await texts(person)).toEqual(['To the client']);
  });

  it('shows nothing of a customer who is no longer linked with the account', async () => {
    const person = await client();
    const { id } = await addCustomer(owner, { email: 'somebody.else@example.com' });
    await linkAccount(owner, id, person.user.id);
    const { body } = await answer(id);
    await leave(body.id);
    expect(await texts(person)).toHaveLength(1);
    await linkAccount(owner, id, null);
    expect(await texts(person)).toEqual([]);
  });

  it('shows a client nothing of other clients, page by page', async () => {
    const [one, other] = [await client(), await client()];
    await write(other, 'Of the other');
    for (const text of ['One', 'Two', 'Three']) await write(one, text);
    const page = await one.get('/api/conversation?limit=2');
    expect(page.body.map(({ text }: ConversationMessage) => text)).toEqual(['Three', 'Two']);
    const [, next] = /<(\S+)>; rel="next"/.exec(page.headers.get('link') ?? '')!;
    expect(
      (await one.get(new URL(next!, polaris.url).href.replace(polaris.url, ''))).body,
    ).toMatchObject([{ text: 'One' }]);
    expect(await texts(other)).toEqual(['Of the other']);
  });
});

describe('reading', () => {
  it('lists both sides of a conversation for the owner, with replies to a submission', async () => {
    const person = await client();
    await write(person);
    const id = await customerOf(person);
    await answer(id);
    const thread = () => owner.get(`/api/admin/customers/${id}/conversation`);
    const seen = conversationSchema.parse((await thread()).body);
    expect(seen.map(({ author, text }) => [author, text])).toEqual([
      ['owner', 'Thursday it is.'],
      ['client', 'Could we meet on Thursday?'],
    ]);
    const { body: contact } = await owner.post('/api/contact', contactInput());
    await owner.post(
      `/api/admin/contact-submissions/${contact.id}/reply`,
      messageInput({ body: 'I read your message.' }),
    );
    expect((await thread()).body).toHaveLength(2);
    await sql('update contact_submissions set "customerId" = $1 where id = $2', [id, contact.id]);
    expect((await thread()).body).toMatchObject([{ text: 'I read your message.' }, {}, {}]);
    const missing = await owner.get('/api/admin/customers/2147483647/conversation');
    expect(missing.status).toBe(404);
  });

  it('marks what a client wrote as read up to the message that the owner saw', async () => {
    const person = await client();
    const [first, second] = [await write(person, 'One'), await write(person, 'Two')];
    const id = await customerOf(person);
    const path = `/api/admin/customers/${id}/messages/read`;
    expect((await owner.put(path, { upTo: first.body.id })).status).toBe(204);
    expect(await fromClient(id)).toMatchObject([
      { id: second.body.id, readAt: null },
      { id: first.body.id, readAt: expect.any(String) },
    ]);
    expect(
      (await owner.put('/api/admin/customers/2147483647/messages/read', { upTo: 1 })).status,
    ).toBe(404);
  });

  it("marks the owner's messages as read only by their client", async () => {
    const [person, other] = [await client(), await client()];
    await write(person);
    const { body } = await answer(await customerOf(person));
    await leave(body.id);
    await other.put('/api/conversation/read', { upTo: 2147483647 });
    expect((await conversation(person))[0]!.readAt).toBeNull();
    expect((await person.put('/api/conversation/read', { upTo: body.id })).status).toBe(204);
    expect((await conversation(person))[0]!.readAt).not.toBeNull();
  });

  it('records in the audit log what was written, and not who has read it', async () => {
    const person = await client();
    const { body } = await write(person);
    await owner.put(`/api/admin/customers/${await customerOf(person)}/messages/read`, {
      upTo: body.id,
    });
    const log = await owner.get(`/api/admin/audit?relation=messages&recordId=${body.id}`);
    expect(log.body).toMatchObject([{ action: 'create', after: { author: 'client' } }]);
  });
});

describe('keeping and deleting a conversation', () => {
  it('restores the messages of both sides when a deleted customer is restored', async () => {
    const person = await client();
    await write(person, 'Thursday?');
    const id = await customerOf(person);
    const { body } = await answer(id);
    await leave(body.id);
    const before = await conversation(person);
    await owner.delete(`/api/customers/${id}`);
    expect(await conversation(person)).toEqual([]);
    const [item] = (await owner.get('/api/admin/trash?limit=1')).body;
    expect(item).toMatchObject({ recordId: id, messages: 2 });
    expect((await owner.post(`/api/admin/trash/customer/${id}/restore`)).status).toBe(204);
    expect(await conversation(person)).toEqual(before);
  });

  it('includes the conversation in the data of an account', async () => {
    const person = await client();
    await write(person, 'Thursday?');
    const data = accountDataSchema.parse((await person.get('/api/account/data')).body);
    expect(data.messages).toMatchObject([{ author: 'client', text: 'Thursday?' }]);
  });

  it("deletes a client's messages with the account, also from trash, log and mails", async () => {
    const people = [await client(), await client()];
    for (const person of people) await write(person, 'zephyrine words');
    const [kept, trashed] = [await customerOf(people[0]!), await customerOf(people[1]!)];
    const { body } = await answer(kept, 'What the owner wrote');
    await leave(body.id);
    await owner.delete(`/api/customers/${trashed}`);
    for (const person of people) expect((await deleteAccount(person)).status).toBe(204);
    for (const table of ['messages', 'mail_outbox', 'trash', 'audit_log', 'idempotency_keys'])
      expect([
        table,
        await sql(`select 1 from ${table} t where t::text like '%zephyrine%'`),
      ]).toEqual([table, []]);
    expect(await fromClient(kept)).toEqual([]);
    const stays = await sql('select text, "userId" from messages where "customerId" = $1', [kept]);
    expect(stays).toEqual([{ text: 'What the owner wrote', userId: null }]);
    expect((await owner.post(`/api/admin/trash/customer/${trashed}/restore`)).status).toBe(204);
    expect(await fromClient(trashed)).toEqual([]);
  });
});

describe("replying to the owner's mail", () => {
  it('links to the dashboard in mails to a client with an account, and in no others', async () => {
    const person = await client();
    await write(person);
    const without = await addCustomer(owner, { email: 'no.account@example.com' });
    for (const id of [await customerOf(person), without.id]) await answer(id, 'Thursday it is.');
    const [toClient] = await outbox(polaris, person.user.email).then((all) => all.slice(-1));
    expect(toClient).toMatchObject({
      body: 'Thursday it is.\n\nAnswer on your dashboard:\nhttp://polaris.test/dashboard#messages\n',
      replyTo: 'ines@polaris.test',
    });
    const [toOther] = await outbox(polaris, 'no.account@example.com');
    expect(toOther).toMatchObject({ body: 'Thursday it is.\n', replyTo: 'ines@polaris.test' });
  });
});

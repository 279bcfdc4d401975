import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { messageInput } from '../../../testing/data/factories';
import { ADDRESS, FROM, InboundMail } from '../../../testing/mail/inbound-mail';
import { type SentMail, postmarkInbound, sesInbound } from '../../../testing/mail/inbound-mails';
import { outbox } from '../../../testing/mail/outbox';
import { addCustomer, addService, linkAccount, sendContact } from '../../../testing/data/records';

const inbound = new InboundMail();
beforeAll(() => inbound.open());
afterAll(() => inbound.close());
afterEach(() => inbound.clear());

describe('setting up replies by email', () => {
  it('shows the secret of the address for Postmark once, and stores only its hash', async () => {
    await inbound.takeByPostmark();
    const { password } = new URL(inbound.webhook);
    expect(inbound.webhook).toMatch(
      /^http:\/\/polaris:[\w-]{43}@polaris\.test\/api\/webhooks\/postmark-inbound$/,
    );
    expect(JSON.stringify(await inbound.settings())).not.toContain(password);
    const [row] = await inbound.polaris.dataSource.query<[{ text: string }]>(
      'select t::text as text from inbound_mail t',
    );
    expect(row.text).not.toContain(password);
  });

  it('gives clients the address only once a mail has arrived', async () => {
    await inbound.takeByPostmark();
    expect((await inbound.correspondent()).to).toBe('ines@polaris.test');
    expect((await inbound.post(postmarkInbound({ to: ADDRESS }))).status).toBe(200);
    expect((await inbound.settings()).lastReceivedAt).not.toBeNull();
    const { to } = await inbound.correspondent('other@example.com');
    expect(to).toMatch(/^reply\+[\da-z]{25}@in\.polaris\.test$/);
  });

  it('includes the address and the dashboard in a mail to a client with an account', async () => {
    await inbound.takeByPostmark();
    await inbound.post(postmarkInbound({ to: ADDRESS }));
    const person = await inbound.polaris.customer();
    const { id } = await addCustomer(inbound.owner, { email: 'with.account@example.com' });
    await linkAccount(inbound.owner, id, person.user.id);
    await inbound.owner.post(
      `/api/admin/customers/${id}/messages`,
      messageInput({ body: 'Hello' }),
    );
    expect((await outbox(inbound.polaris, 'with.account@example.com'))[0]!.body).toBe(
      'Hello\n\nReply to this email, or answer on your dashboard:\nhttp://polaris.test/dashboard#messages\n',
    );
  });

  it('deletes the setup, answers 404 from then on, and records both in the security log', async () => {
    await inbound.takeByPostmark();
    expect((await inbound.owner.delete('/api/admin/inbound-mail')).status).toBe(204);
    expect((await inbound.owner.delete('/api/admin/inbound-mail')).status).toBe(404);
    expect(await inbound.settings()).toMatchObject({ provider: null, address: null });
    expect((await inbound.post(postmarkInbound({ to: ADDRESS }))).status).toBe(404);
    const events = await inbound.owner.get('/api/admin/security-events?event=mail_webhook_changed');
    expect(events.body.slice(0, 2)).toMatchObject([
      { detail: 'replies by email' },
      { detail: 'replies by postmark' },
    ]);
  });

  it.each([
    ['no address', 'reply', 'Please enter a valid email address.'],
    ['an address with a plus', 'reply+x@in.polaris.test', 'without a plus'],
    [
      'an address that leaves no room for the token',
      `${'r'.repeat(39)}@in.polaris.test`,
      'at most 38',
    ],
  ])('refuses %s', async (_, address, message) => {
    const { status, body } = await inbound.owner.put('/api/admin/inbound-mail/postmark', {
      address,
    });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([
      { path: 'address', message: expect.stringContaining(message) },
    ]);
  });
});

describe.each(['Postmark', 'Amazon SES'])('a reply by mail through %s', (provider) => {
  let id: number;
  let to: string;
  const isPostmark = provider === 'Postmark';
  const send = (mail: SentMail) =>
    isPostmark ? inbound.post(postmarkInbound(mail)) : inbound.publish(sesInbound(mail));
  beforeEach(async () => {
    await (isPostmark ? inbound.takeByPostmark() : inbound.takeBySes());
    await send({ to: ADDRESS });
    ({ id, to } = await inbound.correspondent());
  });

  it('puts the text on the record, notifies the owner, and keeps the quote', async () => {
    const [text, quoted] = ['Thursday suits me.', 'On Friday, Ines wrote:\n> Hello Maya,'];
    expect((await send({ to, text: `${text}\n\n${quoted}` })).status).toBe(200);
    expect(await inbound.written(id)).toMatchObject([
      { via: 'mail', text, quoted, customerName: 'Maya Okafor' },
    ]);
    expect(await inbound.notices()).toEqual([expect.stringContaining('Thursday suits me.')]);
  });

  it("shows a reply to no account that only typed the sender's address", async () => {
    const { owner, polaris } = inbound;
    const typed = await polaris.customer();
    await typed.post('/api/purchases', { serviceId: (await addService(owner)).id });
    const { email, id: userId } = typed.user;
    const [row] = await polaris.dataSource.query<{ id: number }[]>(
      'select id from customers where "userId" = $1',
      [userId],
    );
    await owner.post(`/api/admin/customers/${row!.id}/messages`, messageInput());
    const mails = await outbox(polaris, email);
    await send({ to: mails.at(-1)!.replyTo!, from: email, text: 'Only for Ines.' });
    expect(await inbound.written(row!.id)).toMatchObject([{ text: 'Only for Ines.' }]);
    const seen = async () => JSON.stringify((await typed.get('/api/conversation')).body);
    expect(await seen()).not.toContain('Only for Ines.');
    await polaris.dataSource.query('update users set "emailVerifiedAt" = now() where id = $1', [
      userId,
    ]);
    expect(await seen()).toContain('Only for Ines.');
  });

  it('ignores letter case in the address and in the sender', async () => {
    await send({ to: to.toUpperCase(), from: FROM.toUpperCase() });
    expect(await inbound.written(id)).toHaveLength(1);
  });

  it('stores a mail once when it arrives twice, or five times concurrently', async () => {
    const messageId = '<the-same@mail.example.com>';
    await Promise.all(Array.from({ length: 5 }, () => send({ to, messageId })));
    expect(await inbound.written(id)).toHaveLength(1);
    expect(await inbound.notices()).toHaveLength(1);
  });

  it('notifies the owner of a mail from another address with its text, and leaves it out of the conversation', async () => {
    const from = 'maya.at.home@example.net';
    expect((await send({ to, from, text: 'From my own account' })).status).toBe(200);
    expect(await inbound.written(id)).toEqual([]);
    const [notice] = await inbound.notices();
    for (const part of ["an address other than the customer's", from, 'From my own account'])
      expect(notice).toContain(part);
  });

  it.each<[string, Record<string, string>]>([
    ['an automatic reply', { 'Auto-Submitted': 'auto-replied' }],
    ['a bulk mail', { Precedence: 'bulk' }],
    ['an old-style automatic reply', { Precedence: 'auto_reply' }],
    ['a mail without a return address', { 'Return-Path': '<>' }],
    ['a mail with an empty return address', { 'Return-Path': '' }],
    ['a report', { 'Content-Type': 'multipart/report; boundary="frontier"' }],
    ['a mail of a list', { 'List-Unsubscribe': '<https://list.example/1>' }],
    ['an absence note of Exim', { 'X-Autogenerated': 'Reply' }],
    ['an absence note of Gmail', { 'X-Autoreply': 'yes', Precedence: 'bulk' }],
    ['an absence note of GMX', { 'X-Mail-Autoreply': 'true' }],
    ['an absence note of cPanel', { 'X-Autorespond': 'Re: Your dashboard' }],
  ])('counts %s, and notifies no one', async (_, headers) => {
    expect((await send({ to, headers })).status).toBe(200);
    expect([await inbound.written(id), await inbound.notices()]).toEqual([[], []]);
    expect((await inbound.settings()).ignored).toBe(1);
  });

  it.each([
    'Automatic reply: Your dashboard',
    'Out of Office: Re: Your dashboard',
    'Automatische Antwort: Ihre Nachricht',
    'Réponse automatique : Your dashboard',
    'AutoReply: x',
    'Out of Office AutoReply: Your dashboard',
  ])('counts a mail with the subject "%s" as automatic', async (subject) => {
    await send({ to, subject });
    expect(await inbound.written(id)).toEqual([]);
    expect((await inbound.settings()).ignored).toBe(1);
  });

  it.each<[string, Omit<SentMail, 'to'>]>([
    [
      'says that it is not automatic',
      { headers: { 'Auto-Submitted': 'no', Precedence: 'normal' } },
    ],
    ['asks for no automatic replies', { headers: { 'X-Auto-Response-Suppress': 'All' } }],
    ['is not an automatic reply', { headers: { 'X-Autoreply': 'no' } }],
    ['replies to an automatic reply', { subject: 'Re: Automatic reply: Your dashboard' }],
    ['is about absence', { subject: 'Out of office next week' }],
    ['starts with their absence', { subject: 'Out of office: please move our session' }],
    ['is about a car', { subject: 'Auto: Angebot' }],
    ['is about automatic replies', { subject: 'Automatic replies for our form' }],
  ])('accepts the mail of a person that %s', async (_, mail) => {
    await send({ to, ...mail });
    expect(await inbound.written(id)).toHaveLength(1);
  });

  it('folds a repeated mail without quote marks, and shows what the client wrote around it', async () => {
    const [letter] = (await outbox(inbound.polaris, FROM)).slice(-1);
    const quoted = `From: Ines Calloway\nSent: Friday\nTo: Maya\nSubject: Your dashboard\n\n${letter!.body.trim()}`;
    await send({ to, text: `Thank you!\n\n${quoted}\n\nMaya Okafor, Harbor Ltd` });
    expect(await inbound.written(id)).toMatchObject([
      { text: 'Thank you!\n\nMaya Okafor, Harbor Ltd', quoted },
    ]);
    const html = `<div>Thank you!</div><div><b>From:</b> Ines<br><b>Sent:</b> Friday<br><b>To:</b> M<br><b>Subject:</b> S<br><br></div><div>${letter!.body.trim().replaceAll('\n', '<br>')}</div>`;
    await send({ to, html, text: '' });
    expect((await inbound.written(id))[0]).toMatchObject({ text: 'Thank you!' });
  });

  it('keeps a reply below 10,000 quoted lines', async () => {
    const quote = '> A line of the quote.\n'.repeat(isPostmark ? 10_000 : 3000);
    const answer = 'My answer: please cancel the order.';
    await send({ to, text: `On Friday, Ines wrote:\n${quote}${answer}` });
    const [message] = await inbound.written(id);
    expect(message!.text).toBe(answer);
    expect(message!.quoted).toContain('[The rest of the quoted text was removed.]');
  });

  it('notifies the owner of a reply to a customer who is in the trash', async () => {
    await inbound.owner.delete(`/api/customers/${id}`);
    expect((await send({ to })).status).toBe(200);
    expect(await inbound.notices()).toEqual([expect.stringContaining('customer is in the trash')]);
    await inbound.owner.post(`/api/admin/trash/customer/${id}/restore`);
    expect(await inbound.written(id)).toEqual([]);
  });

  it('answers 200 to a mail to an unknown conversation, stores nothing, and logs no address', async () => {
    inbound.log = '';
    for (const token of ['0'.repeat(25), 'z'.repeat(25), 'nonsense'])
      expect((await send({ to: `reply+${token}@in.polaris.test` })).status).toBe(200);
    expect((await send({ to: 'someone@elsewhere.example' })).status).toBe(200);
    expect([await inbound.written(id), await inbound.notices()]).toEqual([[], []]);
    expect(inbound.log).toContain('A mail to no conversation was left out.');
    expect(inbound.log).not.toMatch(/reply\+|maya@example\.com/);
  });

  it('stores 30 mails of one conversation in an hour, and counts the others', async () => {
    for (let count = 0; count < 33; count += 1) await send({ to });
    expect(await inbound.written(id)).toHaveLength(30);
    expect((await inbound.settings()).ignored).toBe(3);
  });

  it('keeps the files of a mail with the message, and the same file once', async () => {
    await send({ to, files: 2 });
    await send({ to, files: 1 });
    const [again, first] = await inbound.written(id);
    expect(first!.files).toMatchObject([{ name: 'file-0.txt' }, { name: 'file-1.txt' }]);
    expect([first!.text, again!.text]).toEqual(['Thank you!', 'Thank you!']);
    expect(again!.files).toEqual([]);
    const { body } = await inbound.owner.get(`/api/customers/${id}/files`);
    expect(body).toMatchObject([
      { name: 'file-1.txt', mediaType: 'text/plain', uploadedBy: 'client', isShared: true },
      { name: 'file-0.txt', messageId: first!.id },
    ]);
  });

  it('says what was cut off and that files were left out', async () => {
    await send({ to, text: 'x'.repeat(20_000), files: 12 });
    const [message] = await inbound.written(id);
    expect(message!.text.length).toBeLessThanOrEqual(10_000);
    expect(message!.text).toMatch(
      /x\n\n\[The rest of this email was too long and was removed\.]\n\n\[2 files were/,
    );
    expect(message!.files).toHaveLength(10);
  });

  it('reads the text of an HTML-only mail, and stores markup in other mails as text', async () => {
    const html = `<html><head><title>No</title><style>p { color: red }</style></head><body><p>Thursday &amp; Friday</p>
      <p>&lt;script&gt;alert(1)&lt;/script&gt;<br>Maya</p><script>alert(2)</script></body></html>`;
    await send({ to, html, text: '' });
    expect((await inbound.written(id))[0]!.text).toBe(
      'Thursday & Friday\n<script>alert(1)</script>\nMaya',
    );
  });

  it('accepts a mail without a text, without a subject, and with characters that PostgreSQL cannot store', async () => {
    await send({ to, text: ' ', subject: '' });
    await send({
      to,
      text: 'A\0B',
      subject: 'x'.repeat(2000),
      messageId: `<${'y'.repeat(3000)}@x>`,
    });
    expect((await inbound.written(id)).map(({ text }) => text)).toEqual([
      'AB',
      '[This email has no text.]',
    ]);
  });

  it('references the reply in the next mail of the thread', async () => {
    const messageId = '<named-later@mail.example.com>';
    await send({ to, messageId });
    await inbound.owner.post(
      `/api/admin/customers/${id}/messages`,
      messageInput({ subject: 'Re: Your dashboard' }),
    );
    const [{ headers }] = await inbound.polaris.dataSource.query<
      [{ headers: Record<string, string> }]
    >('select headers from mail_outbox where recipient = $1 order by id desc limit 1', [FROM]);
    expect(headers['In-Reply-To']).toBe(messageId);
  });
});

describe('a reply to the owner’s reply to a submission', () => {
  beforeEach(async () => {
    await inbound.takeByPostmark();
    await inbound.post(postmarkInbound({ to: ADDRESS }));
  });
  const replyTo = async (contactId: number): Promise<string> => {
    const path = `/api/admin/contact-submissions/${contactId}/reply`;
    await inbound.owner.post(path, messageInput({ subject: 'Re: Your message' }));
    return (await outbox(inbound.polaris, FROM)).at(-1)!.replyTo!;
  };

  it('adds the reply to the record of the customer that the submission became', async () => {
    const contact = await sendContact(inbound.polaris.visitor(), { email: FROM });
    const { id } = (await inbound.owner.post(`/api/contacts/${contact.id}/convert`, {})).body;
    await inbound.post(postmarkInbound({ to: await replyTo(contact.id) }));
    expect(await inbound.written(id)).toHaveLength(1);
  });

  it('sends the reply to the owner’s mailbox while the person is not a customer', async () => {
    const contact = await sendContact(inbound.polaris.visitor(), { email: FROM });
    expect(await replyTo(contact.id)).toBe('ines@polaris.test');
  });
});

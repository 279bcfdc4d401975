import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ClientMessage, clientMessagesSchema, inboundMailSchema } from '@polaris/contracts';
import { messageInput } from '../../testing/factories';
import { type SentMail, postmarkInbound, sesInbound } from '../../testing/mail/inbound-mails';
import { outbox } from '../../testing/mail/outbox';
import { addCustomer, linkAccount, sendContact } from '../../testing/records';
import { SnsStandIn, TOPIC } from '../../testing/sns-stand-in/sns-stand-in';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { SnsService } from '../ses/sns.service';

const ADDRESS = 'reply@in.polaris.test';
const FROM = 'maya@example.com';

let sns: SnsStandIn;
let polaris: TestApp;
let owner: Person;
let webhook: string;
let log = '';

beforeAll(async () => {
  sns = new SnsStandIn();
  await sns.start();
  const lines = new Writable({
    write: (line: Buffer, _encoding, done) => {
      log += line.toString();
      done();
    },
  });
  polaris = await startTestApp({ log: lines, env: { OWNER_EMAIL: 'ines@polaris.test' } });
  owner = await polaris.owner();
  polaris.app.get(SnsService).fetch = sns.fetch;
});
afterAll(async () => {
  await polaris.close();
  await sns.stop();
});
afterEach(() =>
  polaris.dataSource.query(
    'truncate mail_outbox, owner_notices, mail_provider_events, rate_limits; delete from customers',
  ),
);

const takeByPostmark = async () => {
  webhook = (await owner.put('/api/admin/inbound-mail/postmark', { address: ADDRESS })).body
    .address;
};
const takeBySes = async () => {
  await owner.put('/api/admin/inbound-mail/ses', { address: ADDRESS, topicArn: TOPIC });
};

/** As Postmark calls an address with a user name and a password (RFC 7617). */
const credentials = () => {
  const { username, password } = new URL(webhook);
  return `Basic ${Buffer.from(`${username}:${decodeURIComponent(password)}`).toString('base64')}`;
};
const post = (mail: unknown, authorization: string | undefined = credentials()) =>
  polaris.visitor().post('/api/webhooks/postmark-inbound', undefined, {
    raw: typeof mail === 'string' ? mail : JSON.stringify(mail),
    headers: { ...(authorization && { authorization }) },
  });
const publish = (event: unknown) => {
  const { raw, headers } = sns.notification(event);
  return polaris.visitor().post('/api/webhooks/ses-inbound', undefined, { raw, headers });
};
const settings = async () =>
  inboundMailSchema.parse((await owner.get('/api/admin/inbound-mail')).body);
const written = async (id: number): Promise<ClientMessage[]> =>
  clientMessagesSchema.parse((await owner.get(`/api/admin/customers/${id}/messages`)).body);
const waiting = () => polaris.dataSource.query('select line from owner_notices');
const notices = async () => (await outbox(polaris, 'ines@polaris.test')).map(({ body }) => body);

/** A customer who was written to, and where a reply goes. */
async function correspondent(email = FROM) {
  const { id } = await addCustomer(owner, { email, name: 'Maya Okafor' });
  await owner.post(
    `/api/admin/customers/${id}/messages`,
    messageInput({ subject: 'Your dashboard' }),
  );
  const mails = await outbox(polaris, email);
  return { id, to: mails.at(-1)!.replyTo! };
}

describe('setting up replies by email', () => {
  it('shows the secret of the address for Postmark once, and stores only its hash', async () => {
    await takeByPostmark();
    const { password } = new URL(webhook);
    expect(webhook).toMatch(
      /^http:\/\/polaris:[\w-]{43}@polaris\.test\/api\/webhooks\/postmark-inbound$/,
    );
    expect(JSON.stringify(await settings())).not.toContain(password);
    const [row] = await polaris.dataSource.query<[{ text: string }]>(
      'select t::text as text from inbound_mail t',
    );
    expect(row.text).not.toContain(password);
  });

  it('gives clients the address only once a mail has come in', async () => {
    await takeByPostmark();
    expect((await correspondent()).to).toBe('ines@polaris.test');
    expect((await post(postmarkInbound({ to: ADDRESS }))).status).toBe(200);
    expect((await settings()).lastReceivedAt).not.toBeNull();
    const { to } = await correspondent('other@example.com');
    expect(to).toMatch(/^reply\+[\da-z]{25}@in\.polaris\.test$/);
  });

  it('names the address and the dashboard in a mail to a client with an account', async () => {
    await takeByPostmark();
    await post(postmarkInbound({ to: ADDRESS }));
    const person = await polaris.customer();
    const { id } = await addCustomer(owner, { email: 'with.account@example.com' });
    await linkAccount(owner, id, person.user.id);
    await owner.post(`/api/admin/customers/${id}/messages`, messageInput({ body: 'Hello' }));
    expect((await outbox(polaris, 'with.account@example.com'))[0]!.body).toBe(
      'Hello\n\nReply to this email, or answer on your dashboard:\nhttp://polaris.test/dashboard#messages\n',
    );
  });

  it('forgets what was set up, answers 404 from then on, and writes both into the security log', async () => {
    await takeByPostmark();
    expect((await owner.delete('/api/admin/inbound-mail')).status).toBe(204);
    expect((await owner.delete('/api/admin/inbound-mail')).status).toBe(404);
    expect(await settings()).toMatchObject({ provider: null, address: null });
    expect((await post(postmarkInbound({ to: ADDRESS }))).status).toBe(404);
    const events = await owner.get('/api/admin/security-events?event=mail_webhook_changed');
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
    const { status, body } = await owner.put('/api/admin/inbound-mail/postmark', { address });
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
    isPostmark ? post(postmarkInbound(mail)) : publish(sesInbound(mail));
  beforeEach(async () => {
    await (isPostmark ? takeByPostmark() : takeBySes());
    await send({ to: ADDRESS });
    ({ id, to } = await correspondent());
  });

  it('puts the text on the record, tells the owner, and keeps what is quoted', async () => {
    const [text, quoted] = ['Thursday suits me.', 'On Friday, Ines wrote:\n> Hello Maya,'];
    expect((await send({ to, text: `${text}\n\n${quoted}` })).status).toBe(200);
    expect(await written(id)).toMatchObject([
      { via: 'mail', text, quoted, customerName: 'Maya Okafor' },
    ]);
    expect(await notices()).toEqual([expect.stringContaining('Thursday suits me.')]);
  });

  it('takes capitals in the address and in the sender for the same', async () => {
    await send({ to: to.toUpperCase(), from: FROM.toUpperCase() });
    expect(await written(id)).toHaveLength(1);
  });

  it('stores a mail once when it comes twice, and when it comes five times at the same time', async () => {
    const messageId = '<the-same@mail.example.com>';
    await Promise.all(Array.from({ length: 5 }, () => send({ to, messageId })));
    expect(await written(id)).toHaveLength(1);
    expect(await notices()).toHaveLength(1);
  });

  it('tells the owner of a mail from another address with its text, and leaves it out of the conversation', async () => {
    const from = 'maya.at.home@example.net';
    expect((await send({ to, from, text: 'From my own account' })).status).toBe(200);
    expect(await written(id)).toEqual([]);
    const [notice] = await notices();
    for (const part of ['another address than the customer’s', from, 'From my own account'])
      expect(notice).toContain(part);
  });

  it.each<[string, Record<string, string>]>([
    ['an automatic reply', { 'Auto-Submitted': 'auto-replied' }],
    ['a bulk mail', { Precedence: 'bulk' }],
    ['an automatic reply of old kind', { Precedence: 'auto_reply' }],
    ['a mail without a return address', { 'Return-Path': '<>' }],
    ['a mail with an empty return address', { 'Return-Path': '' }],
    ['a report', { 'Content-Type': 'multipart/report; boundary="frontier"' }],
    ['a mail of a list', { 'List-Unsubscribe': '<https://list.example/1>' }],
    ['an absence note of Exim', { 'X-Autogenerated': 'Reply' }],
    ['an absence note of Gmail', { 'X-Autoreply': 'yes', Precedence: 'bulk' }],
    ['an absence note of GMX', { 'X-Mail-Autoreply': 'true' }],
    ['an absence note of cPanel', { 'X-Autorespond': 'Re: Your dashboard' }],
  ])('counts %s, and tells nobody', async (_, headers) => {
    expect((await send({ to, headers })).status).toBe(200);
    expect([await written(id), await notices()]).toEqual([[], []]);
    expect((await settings()).ignored).toBe(1);
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
    expect(await written(id)).toEqual([]);
    expect((await settings()).ignored).toBe(1);
  });

  it.each<[string, Omit<SentMail, 'to'>]>([
    [
      'says that it is not automatic',
      { headers: { 'Auto-Submitted': 'no', Precedence: 'normal' } },
    ],
    ['asks for no automatic answers', { headers: { 'X-Auto-Response-Suppress': 'All' } }],
    ['is no automatic reply', { headers: { 'X-Autoreply': 'no' } }],
    ['answers an automatic reply', { subject: 'Re: Automatic reply: Your dashboard' }],
    ['is about absence', { subject: 'Out of office next week' }],
    ['begins with their absence', { subject: 'Out of office: please move our session' }],
    ['is about a car', { subject: 'Auto: Angebot' }],
    ['is about automatic replies', { subject: 'Automatic replies for our form' }],
  ])('takes the mail of a person that %s', async (_, mail) => {
    await send({ to, ...mail });
    expect(await written(id)).toHaveLength(1);
  });

  it('folds a repeated letter without marks, and shows what the client wrote around it', async () => {
    const [letter] = (await outbox(polaris, FROM)).slice(-1);
    const quoted = `From: Ines Calloway\nSent: Friday\nTo: Maya\nSubject: Your dashboard\n\n${letter!.body.trim()}`;
    await send({ to, text: `Thank you!\n\n${quoted}\n\nMaya Okafor, Harbor Ltd` });
    expect(await written(id)).toMatchObject([
      { text: 'Thank you!\n\nMaya Okafor, Harbor Ltd', quoted },
    ]);
    const html = `<div>Thank you!</div><div><b>From:</b> Ines<br><b>Sent:</b> Friday<br><b>To:</b> M<br><b>Subject:</b> S<br><br></div><div>${letter!.body.trim().replaceAll('\n', '<br>')}</div>`;
    await send({ to, html, text: '' });
    expect((await written(id))[0]).toMatchObject({ text: 'Thank you!' });
  });

  it('keeps an answer below 10,000 quoted lines', async () => {
    const quote = '> A line of the quote.\n'.repeat(isPostmark ? 10_000 : 3000);
    const answer = 'My answer: please cancel the order.';
    await send({ to, text: `On Friday, Ines wrote:\n${quote}${answer}` });
    const [message] = await written(id);
    expect(message!.text).toBe(answer);
    expect(message!.quoted).toContain('[The rest of what it quotes was not kept.]');
  });

  it('tells the owner of a reply to a customer who is in the trash', async () => {
    await owner.delete(`/api/customers/${id}`);
    expect((await send({ to })).status).toBe(200);
    expect(await notices()).toEqual([expect.stringContaining('a customer who is in the trash')]);
    await owner.post(`/api/admin/trash/customer/${id}/restore`);
    expect(await written(id)).toEqual([]);
  });

  it('answers 200 to a mail to an unknown conversation, stores nothing, and logs no address', async () => {
    log = '';
    for (const token of ['0'.repeat(25), 'z'.repeat(25), 'nonsense'])
      expect((await send({ to: `reply+${token}@in.polaris.test` })).status).toBe(200);
    expect((await send({ to: 'someone@elsewhere.example' })).status).toBe(200);
    expect([await written(id), await notices()]).toEqual([[], []]);
    expect(log).toContain('A mail to no conversation was left out.');
    expect(log).not.toMatch(/reply\+|maya@example\.com/);
  });

  it('stores 30 mails of one conversation in an hour, and counts the others', async () => {
    for (let count = 0; count < 33; count += 1) await send({ to });
    expect(await written(id)).toHaveLength(30);
    expect((await settings()).ignored).toBe(3);
  });

  it('keeps the files of a mail with the message, and the same file once', async () => {
    await send({ to, files: 2 });
    await send({ to, files: 1 });
    const [again, first] = await written(id);
    expect(first!.files).toMatchObject([{ name: 'file-0.txt' }, { name: 'file-1.txt' }]);
    expect([first!.text, again!.text]).toEqual(['Thank you!', 'Thank you!']);
    expect(again!.files).toEqual([]);
    const { body } = await owner.get(`/api/customers/${id}/files`);
    expect(body).toMatchObject([
      { name: 'file-1.txt', mediaType: 'text/plain', uploadedBy: 'client', isShared: true },
      { name: 'file-0.txt', messageId: first!.id },
    ]);
  });

  it('says what was cut off and that files were left out', async () => {
    await send({ to, text: 'x'.repeat(20_000), files: 12 });
    const [message] = await written(id);
    expect(message!.text.length).toBeLessThanOrEqual(10_000);
    expect(message!.text).toMatch(
      /x\n\n\[The rest of this email was too long, and was not kept\.]\n\n\[2 files were/,
    );
    expect(message!.files).toHaveLength(10);
  });

  it('reads the text of a mail that is only HTML, and stores markup in other mails as text', async () => {
    const html = `<html><head><title>No</title><style>p { color: red }</style></head><body><p>Thursday &amp; Friday</p>
      <p>&lt;script&gt;alert(1)&lt;/script&gt;<br>Maya</p><script>alert(2)</script></body></html>`;
    await send({ to, html, text: '' });
    expect((await written(id))[0]!.text).toBe('Thursday & Friday\n<script>alert(1)</script>\nMaya');
  });

  it('takes a mail without a text, without a subject, and with what PostgreSQL cannot store', async () => {
    await send({ to, text: ' ', subject: '' });
    await send({
      to,
      text: 'A\0B',
      subject: 'x'.repeat(2000),
      messageId: `<${'y'.repeat(3000)}@x>`,
    });
    expect((await written(id)).map(({ text }) => text)).toEqual([
      'AB',
      '[This email has no text.]',
    ]);
  });

  it('names the reply in the next mail of the thread', async () => {
    const messageId = '<named-later@mail.example.com>';
    await send({ to, messageId });
    await owner.post(
      `/api/admin/customers/${id}/messages`,
      messageInput({ subject: 'Re: Your dashboard' }),
    );
    const [{ headers }] = await polaris.dataSource.query<[{ headers: Record<string, string> }]>(
      'select headers from mail_outbox where recipient = $1 order by id desc limit 1',
      [FROM],
    );
    expect(headers['In-Reply-To']).toBe(messageId);
  });
});

describe('a reply to the owner’s reply to a submission', () => {
  beforeEach(async () => {
    await takeByPostmark();
    await post(postmarkInbound({ to: ADDRESS }));
  });
  const replyTo = async (contactId: number): Promise<string> => {
    const path = `/api/admin/contact-submissions/${contactId}/reply`;
    await owner.post(path, messageInput({ subject: 'Re: Your message' }));
    return (await outbox(polaris, FROM)).at(-1)!.replyTo!;
  };

  it('goes onto the record of the customer that the submission became', async () => {
    const contact = await sendContact(polaris.visitor(), { email: FROM });
    const { id } = (await owner.post(`/api/contacts/${contact.id}/convert`, {})).body;
    await post(postmarkInbound({ to: await replyTo(contact.id) }));
    expect(await written(id)).toHaveLength(1);
  });

  it('goes to the owner’s mailbox while the person is no customer', async () => {
    const contact = await sendContact(polaris.visitor(), { email: FROM });
    expect(await replyTo(contact.id)).toBe('ines@polaris.test');
  });
});

describe('what Postmark says of a sender', () => {
  beforeEach(async () => {
    await takeByPostmark();
    await post(postmarkInbound({ to: ADDRESS }));
  });

  it.each<[string, Record<string, string>]>([
    ['fails DMARC', { 'X-Spam-Tests': 'DKIM_SIGNED,DMARC_REJECT' }],
    ['fails SPF and has no signature', { 'Received-SPF': 'Fail (x)', 'X-Spam-Tests': 'SPF_FAIL' }],
  ])('keeps a mail that %s out of the conversation, and tells the owner', async (_, headers) => {
    const { id, to } = await correspondent();
    expect((await post(postmarkInbound({ to, headers }))).status).toBe(200);
    expect(await written(id)).toEqual([]);
    expect(await notices()).toEqual([expect.stringContaining('was not sent by the person')]);
  });

  it.each<[string, [string, string][]]>([
    [
      'lists of tests',
      [
        ['X-Spam-Tests', 'SPF_PASS,DKIM_VALID_AU'],
        ['x-spam-tests', 'DMARC_REJECT'],
      ],
    ],
    [
      'lists of tests, the real one first',
      [
        ['X-Spam-Tests', 'DMARC_NONE'],
        ['X-Spam-Tests', 'SPF_PASS'],
      ],
    ],
    [
      'scores',
      [
        ['X-Spam-Score', '0'],
        ['X-Spam-Score', '9'],
      ],
    ],
    [
      'verdicts of SPF that differ',
      [
        ['Received-SPF', 'Pass (x)'],
        ['Received-SPF', 'None (x)'],
      ],
    ],
  ])('keeps a mail with two %s out of the conversation', async (_, own) => {
    const { id, to } = await correspondent();
    const Headers = own.map(([Name, Value]) => ({ Name, Value }));
    expect((await post(postmarkInbound({ to }, { Headers }))).status).toBe(200);
    expect(await written(id)).toEqual([]);
    expect(await notices()).toEqual([expect.stringContaining('was not sent by the person')]);
  });

  it('takes a mail with several verdicts of SPF that say the same', async () => {
    const { id, to } = await correspondent();
    const Headers = ['Pass (one)', 'pass (two)'].map((Value) => ({ Name: 'Received-SPF', Value }));
    await post(postmarkInbound({ to }, { Headers }));
    expect(await written(id)).toHaveLength(1);
  });

  it('takes a forwarded mail, which fails SPF, but has its signature', async () => {
    const { id, to } = await correspondent();
    await post(postmarkInbound({ to, headers: { 'Received-SPF': 'Fail (x)' } }));
    expect(await written(id)).toHaveLength(1);
  });
});

describe('what Postmark posts', () => {
  beforeEach(async () => {
    await takeByPostmark();
    await post(postmarkInbound({ to: ADDRESS }));
  });

  it('tells the owner of a mail of 10 MB once, and stores nothing of it', async () => {
    const { id, to } = await correspondent();
    const large = JSON.stringify(postmarkInbound({ to, text: 'x'.repeat(10 * 1024 * 1024) }));
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { status, body } = await post(large);
      expect([status, body]).toEqual([200, { received: true }]);
    }
    expect(await written(id)).toEqual([]);
    expect(await notices()).toEqual([expect.stringContaining('It was too large: 10 MB')]);
    expect(await waiting()).toEqual([]);
  });

  it('tells the owner once of a refused mail that is posted again', async () => {
    const { to } = await correspondent();
    const mail = postmarkInbound({ to, from: 'maya.at.home@example.net' });
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await post(mail)).status).toBe(200);
    expect([(await notices()).length, await waiting()]).toEqual([1, []]);
  });

  it('reads neither HTML nor files of a mail to no conversation, and no long HTML of a stranger', async () => {
    const { to } = await correspondent();
    const HtmlBody = `<p>Hello</p>${'<'.repeat(500_000)}`;
    const before = process.cpuUsage();
    await post(
      postmarkInbound({ to: `reply+${'0'.repeat(25)}@in.polaris.test`, text: '' }, { HtmlBody }),
    );
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(400);
    const from = 'maya.at.home@example.net';
    await post(postmarkInbound({ to, from, text: '' }, { HtmlBody }));
    expect(await notices()).toEqual([expect.stringContaining('only HTML, and too long')]);
  });

  it('answers 401 to 10 MB without the password, and tells nobody', async () => {
    const { status } = await post('x'.repeat(10 * 1024 * 1024), 'Basic eDp5');
    expect(status).toBe(401);
    expect(await notices()).toEqual([]);
  });

  it('keeps a file of 3 MB unchanged, in pieces', async () => {
    const { id, to } = await correspondent();
    const content = Buffer.alloc(3 * 1024 * 1024, 'A line of figures.\n');
    const Attachments = [{ Name: '../figures/2026.txt', Content: content.toString('base64') }];
    expect((await post(postmarkInbound({ to }, { Attachments }))).status).toBe(200);
    const [file] = (await written(id))[0]!.files;
    expect(file).toMatchObject({ name: '.._figures_2026.txt', size: content.length });
    const download = await owner.get(`/api/files/${file!.id}/content`);
    expect(download.text).toBe(content.toString());
  });

  it('leaves out empty files and files that are not what their name says, and says so', async () => {
    const { id, to } = await correspondent();
    const Attachments = [
      { Name: 'logo.png', Content: 'AAAA' },
      { Name: 'empty.txt', Content: '' },
      { Name: null, Content: null },
    ];
    expect((await post(postmarkInbound({ to }, { Attachments }))).status).toBe(200);
    const [message] = await written(id);
    expect(message!.text).toContain('[3 files were attached to this email, and not kept.]');
    expect(message!.files).toEqual([]);
  });

  it('keeps honest files under their own kind, and leaves out no other file with one that is refused', async () => {
    const { id, to } = await correspondent();
    const file = (Name: string, content: string) => ({
      Name,
      Content: Buffer.from(content, 'latin1').toString('base64'),
    });
    const Attachments = [
      file('health.csv', 'BMI,age\n21,40\n'),
      file('broken.pdf', 'MZ\0\0'),
      file('IMG_1.JPG', 'RIFF\x24\0\0\0WEBPVP8 '),
      file('scan.pdf', '\n%PDF-1.4\n\0\x01'),
      file('evil\u202egnp.exe', 'MZ\0\0'),
    ];
    await post(postmarkInbound({ to }, { Attachments }));
    const [message] = await written(id);
    expect(message!.files.map(({ name, mediaType }) => [name, mediaType])).toEqual([
      ['health.csv', 'text/plain'],
      ['IMG_1.JPG', 'image/webp'],
      ['scan.pdf', 'application/pdf'],
      ['evilgnp.exe', 'application/x-msdownload'],
    ]);
    expect(message!.text).toContain('[A file was attached to this email, and not kept.]');
  });

  it('takes the text alone when there is no space for the files', async () => {
    const { id, to } = await correspondent();
    await polaris.dataSource.query(
      `insert into file_uploads ("customerId", "userId", "uploadedBy", name, size)
       select $1, $2, 'client', 'n' || n, 20000000 from generate_series(1, 13) n`,
      [id, owner.user.id],
    );
    await post(postmarkInbound({ to, files: 1 }));
    await polaris.dataSource.query('delete from file_uploads');
    const [message] = await written(id);
    expect(message!.text).toContain('[A file was attached to this email, and not kept.]');
  });

  it.each([
    ['no password', ''],
    ['a wrong password', `Basic ${Buffer.from('polaris:wrong').toString('base64')}`],
    ['the password as a token', 'Bearer x'],
  ])('answers 401 to %s', async (_, authorization) => {
    expect((await post(postmarkInbound({ to: ADDRESS }), authorization)).status).toBe(401);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a mail without an id', JSON.stringify(postmarkInbound({ to: ADDRESS }, { MessageID: null }))],
    ['numbers for words', JSON.stringify(postmarkInbound({ to: ADDRESS }, { TextBody: 7 }))],
  ])('answers 400 to %s', async (_, body) => {
    expect((await post(body)).status).toBe(400);
  });

  it('answers 404 to Postmark while replies come through Amazon SES', async () => {
    await takeBySes();
    expect((await post(postmarkInbound({ to: ADDRESS }))).status).toBe(404);
  });
});

describe('what Amazon SES publishes', () => {
  beforeEach(async () => {
    await takeBySes();
    await publish(sesInbound({ to: ADDRESS }));
  });

  it('confirms the subscription of the topic by itself', async () => {
    const { raw, headers } = sns.confirmation();
    const sent = await polaris
      .visitor()
      .post('/api/webhooks/ses-inbound', undefined, { raw, headers });
    expect([sent.status, sns.isConfirmed]).toEqual([200, true]);
    expect((await settings()).confirmedAt).not.toBeNull();
  });

  it('takes a mail in Base64, as the owner chose in the action', async () => {
    const { id, to } = await correspondent();
    await publish(sesInbound({ to, text: 'Grüße' }, { base64: true }));
    expect(await written(id)).toMatchObject([{ text: 'Grüße' }]);
  });

  it.each([
    ['a virus', { virusVerdict: { status: 'FAIL' } }],
    ['a failed DMARC check', { dmarcVerdict: { status: 'FAIL' }, dmarcPolicy: 'reject' }],
    ['failed SPF and DKIM', { spfVerdict: { status: 'FAIL' }, dkimVerdict: { status: 'GRAY' } }],
  ])('keeps a mail with %s out of the conversation, and tells the owner', async (_, receipt) => {
    const { id, to } = await correspondent();
    expect((await publish(sesInbound({ to }, { receipt }))).status).toBe(200);
    expect(await written(id)).toEqual([]);
    expect(await notices()).toEqual([expect.stringContaining('was not sent by the person')]);
  });

  it('takes a mail of a domain without any policy', async () => {
    const { id, to } = await correspondent();
    const gray = { status: 'GRAY' };
    await publish(
      sesInbound({ to }, { receipt: { spfVerdict: gray, dkimVerdict: gray, dmarcVerdict: gray } }),
    );
    expect(await written(id)).toHaveLength(1);
  });

  it.each<[string, unknown]>([
    ['a notification of another action', { notificationType: 'Received', mail: {}, receipt: {} }],
    ['a bounce', { notificationType: 'Bounce' }],
    ['a sentence', 'Successfully validated SNS topic for Amazon SES event publishing.'],
  ])('answers 200 to %s, and stores nothing', async (_, event) => {
    const { id } = await correspondent();
    expect((await publish(event)).status).toBe(200);
    expect(await written(id)).toEqual([]);
  });

  it('answers 200 to a mail that is nested 300 times, and stores nothing', async () => {
    const { id, to } = await correspondent();
    const event = sesInbound({ to });
    const levels = Array.from(
      { length: 300 },
      (_, level) => `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}\r\n`,
    );
    event.content = `From: ${FROM}\r\nTo: ${to}\r\n${levels.join('')}`;
    expect((await publish(event)).status).toBe(200);
    expect(await written(id)).toEqual([]);
    expect(log).toContain('A mail could not be read');
  });

  it('takes the 150 kB that SES sends, however many lines they are', async () => {
    const { id, to } = await correspondent();
    const html = `<p>Hello</p>${'\r\n'.repeat(36_000)}`;
    const event = sesInbound({ to, html });
    event.content = event.content
      .replace(/\r\n\r\n[A-Za-z\d+/=]{100,}/, `\r\n\r\n${html}`)
      .replace('base64', '8bit');
    expect(Buffer.byteLength(JSON.stringify(event))).toBeLessThan(262_144);
    expect((await publish(event)).status).toBe(200);
    expect(await written(id)).toMatchObject([{ text: 'Hello' }]);
  });

  it.each([
    ['another topic', { TopicArn: `${TOPIC}-other` }],
    ['an empty signature', { Signature: '=' }],
    ['a time of two hours ago', { Timestamp: new Date(Date.now() - 7_200_000).toISOString() }],
    ['a certificate of a foreign host', { SigningCertURL: 'https://evil.example/x.pem' }],
  ])('refuses %s', async (_, own) => {
    sns.elsewhere.length = 0;
    const { raw, headers } = sns.notification(sesInbound({ to: ADDRESS }), own);
    const sent = await polaris
      .visitor()
      .post('/api/webhooks/ses-inbound', undefined, { raw, headers });
    expect([sent.status, sns.elsewhere]).toEqual([403, []]);
  });

  it('answers 404 to SES while replies come by Postmark', async () => {
    await takeByPostmark();
    expect((await publish(sesInbound({ to: ADDRESS }))).status).toBe(404);
  });
});

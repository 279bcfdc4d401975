import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ADDRESS, InboundMail } from '../../../testing/mail/inbound-mail';
import { postmarkInbound } from '../../../testing/mail/inbound-mails';

const inbound = new InboundMail();
beforeAll(() => inbound.open());
afterAll(() => inbound.close());
afterEach(() => inbound.clear());

describe('sender checks by Postmark', () => {
  beforeEach(async () => {
    await inbound.takeByPostmark();
    await inbound.post(postmarkInbound({ to: ADDRESS }));
  });

  it.each<[string, Record<string, string>]>([
    ['fails DMARC', { 'X-Spam-Tests': 'DKIM_SIGNED,DMARC_REJECT' }],
    ['fails SPF and has no signature', { 'Received-SPF': 'Fail (x)', 'X-Spam-Tests': 'SPF_FAIL' }],
  ])('keeps a mail that %s out of the conversation, and notifies the owner', async (_, headers) => {
    const { id, to } = await inbound.correspondent();
    expect((await inbound.post(postmarkInbound({ to, headers }))).status).toBe(200);
    expect(await inbound.written(id)).toEqual([]);
    expect(await inbound.notices()).toEqual([expect.stringContaining('address is forged')]);
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
    const { id, to } = await inbound.correspondent();
    const Headers = own.map(([Name, Value]) => ({ Name, Value }));
    expect((await inbound.post(postmarkInbound({ to }, { Headers }))).status).toBe(200);
    expect(await inbound.written(id)).toEqual([]);
    expect(await inbound.notices()).toEqual([expect.stringContaining('address is forged')]);
  });

  it('accepts a mail with several SPF verdicts that agree', async () => {
    const { id, to } = await inbound.correspondent();
    const Headers = ['Pass (one)', 'pass (two)'].map((Value) => ({ Name: 'Received-SPF', Value }));
    await inbound.post(postmarkInbound({ to }, { Headers }));
    expect(await inbound.written(id)).toHaveLength(1);
  });

  it('accepts a forwarded mail that fails SPF but has its signature', async () => {
    const { id, to } = await inbound.correspondent();
    await inbound.post(postmarkInbound({ to, headers: { 'Received-SPF': 'Fail (x)' } }));
    expect(await inbound.written(id)).toHaveLength(1);
  });
});

describe('mails posted by Postmark', () => {
  beforeEach(async () => {
    await inbound.takeByPostmark();
    await inbound.post(postmarkInbound({ to: ADDRESS }));
  });

  it('notifies the owner of a mail of 10 MB once, and stores nothing of it', async () => {
    const { id, to } = await inbound.correspondent();
    const large = JSON.stringify(postmarkInbound({ to, text: 'x'.repeat(10 * 1024 * 1024) }));
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { status, body } = await inbound.post(large);
      expect([status, body]).toEqual([200, { received: true }]);
    }
    expect(await inbound.written(id)).toEqual([]);
    expect(await inbound.notices()).toEqual([expect.stringContaining('It was too large: 10 MB')]);
    expect(await inbound.waiting()).toEqual([]);
  });

  it('notifies the owner once of a refused mail that is posted again', async () => {
    const { to } = await inbound.correspondent();
    const mail = postmarkInbound({ to, from: 'maya.at.home@example.net' });
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await inbound.post(mail)).status).toBe(200);
    expect([(await inbound.notices()).length, await inbound.waiting()]).toEqual([1, []]);
  });

  it("reads neither HTML nor files of a mail to no conversation, nor a stranger's long HTML", async () => {
    const { to } = await inbound.correspondent();
    const HtmlBody = `<p>Hello</p>${'<'.repeat(500_000)}`;
    const before = process.cpuUsage();
    await inbound.post(
      postmarkInbound({ to: `reply+${'0'.repeat(25)}@in.polaris.test`, text: '' }, { HtmlBody }),
    );
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(400);
    const from = 'maya.at.home@example.net';
    await inbound.post(postmarkInbound({ to, from, text: '' }, { HtmlBody }));
    expect(await inbound.notices()).toEqual([expect.stringContaining('only HTML, and too long')]);
  });

  it('answers 401 to 10 MB without the password, and notifies no one', async () => {
    const { status } = await inbound.post('x'.repeat(10 * 1024 * 1024), 'Basic eDp5');
    expect(status).toBe(401);
    expect(await inbound.notices()).toEqual([]);
  });

  it('keeps a file of 3 MB unchanged, in pieces', async () => {
    const { id, to } = await inbound.correspondent();
    const content = Buffer.alloc(3 * 1024 * 1024, 'A line of figures.\n');
    const Attachments = [{ Name: '../figures/2026.txt', Content: content.toString('base64') }];
    expect((await inbound.post(postmarkInbound({ to }, { Attachments }))).status).toBe(200);
    const [file] = (await inbound.written(id))[0]!.files;
    expect(file).toMatchObject({ name: '.._figures_2026.txt', size: content.length });
    const download = await inbound.owner.get(`/api/files/${file!.id}/content`);
    expect(download.text).toBe(content.toString());
  });

  it('leaves out empty files and files that do not match their names, and says so', async () => {
    const { id, to } = await inbound.correspondent();
    const Attachments = [
      { Name: 'logo.png', Content: 'AAAA' },
      { Name: 'empty.txt', Content: '' },
      { Name: null, Content: null },
    ];
    expect((await inbound.post(postmarkInbound({ to }, { Attachments }))).status).toBe(200);
    const [message] = await inbound.written(id);
    expect(message!.text).toContain('[3 files were attached to this email and removed.]');
    expect(message!.files).toEqual([]);
  });

  it('keeps valid files with their own type, and leaves out only the refused one', async () => {
    const { id, to } = await inbound.correspondent();
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
    await inbound.post(postmarkInbound({ to }, { Attachments }));
    const [message] = await inbound.written(id);
    expect(message!.files.map(({ name, mediaType }) => [name, mediaType])).toEqual([
      ['health.csv', 'text/plain'],
      ['IMG_1.JPG', 'image/webp'],
      ['scan.pdf', 'application/pdf'],
      ['evilgnp.exe', 'application/x-msdownload'],
    ]);
    expect(message!.text).toContain('[A file was attached to this email and removed.]');
  });

  it('stores only the text when there is no space for the files', async () => {
    const { id, to } = await inbound.correspondent();
    await inbound.polaris.dataSource.query(
      `insert into file_uploads ("customerId", "userId", "uploadedBy", name, size)
       select $1, $2, 'client', 'n' || n, 20000000 from generate_series(1, 13) n`,
      [id, inbound.owner.user.id],
    );
    await inbound.post(postmarkInbound({ to, files: 1 }));
    await inbound.polaris.dataSource.query('delete from file_uploads');
    const [message] = await inbound.written(id);
    expect(message!.text).toContain('[A file was attached to this email and removed.]');
  });

  it.each([
    ['no password', ''],
    ['a wrong password', `Basic ${Buffer.from('polaris:wrong').toString('base64')}`],
    ['the password as a token', 'Bearer x'],
  ])('answers 401 to %s', async (_, authorization) => {
    expect((await inbound.post(postmarkInbound({ to: ADDRESS }), authorization)).status).toBe(401);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a mail without an id', JSON.stringify(postmarkInbound({ to: ADDRESS }, { MessageID: null }))],
    ['numbers for texts', JSON.stringify(postmarkInbound({ to: ADDRESS }, { TextBody: 7 }))],
  ])('answers 400 to %s', async (_, body) => {
    expect((await inbound.post(body)).status).toBe(400);
  });

  it('answers 404 to Postmark while replies arrive through Amazon SES', async () => {
    await inbound.takeBySes();
    expect((await inbound.post(postmarkInbound({ to: ADDRESS }))).status).toBe(404);
  });
});

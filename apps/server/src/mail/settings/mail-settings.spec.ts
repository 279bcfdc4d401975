import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mailSettingsSchema } from '@polaris/contracts';
import { Settings } from '../../platform/config/settings';
import { sql } from '../../platform/database/sql';
import { receivedBy } from '../../testing/mail/messages';
import { outbox, passWaitingTime, sendMail, untilMail } from '../../testing/mail/outbox';
import { type TestSmtp, startSmtp } from '../../testing/mail/smtp';
import { PASSWORD, type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { createTestDatabase } from '../../testing/test-database';
import { until } from '../../testing/until';
import { MailServerService } from '../../records/outbox/server/mail-server.service';
import { MailSettingsRepository } from '../../records/outbox/server/mail-settings.repository';

const PATH = '/api/admin/mail-settings';
const AGAIN = 'Enter the password again: it is not sent to another host or with another name.';
const LOST =
  'The password of the mail server can’t be read. Enter it again under Settings, Mail Server.';

const running: { close(): unknown }[] = [];
afterEach(async () => {
  for (const server of running.splice(0).reverse()) await server.close();
});

async function start(env: Record<string, string> = {}, beside?: TestApp): Promise<TestApp> {
  const isPlain = Object.keys(env).length === 0 && !beside;
  const polaris = await startTestApp(isPlain ? undefined : { env, ...(beside && { beside }) });
  running.push(polaris);
  return polaris;
}

/** Starts servers one after the other on one database. */
async function oneDatabase() {
  const database = await createTestDatabase();
  running.push({ close: () => database.drop() });
  return async (env: Record<string, string> = {}) => {
    const polaris = await startTestApp({ on: database.url, env });
    running.push(polaris);
    return polaris;
  };
}

async function mailServer(): Promise<TestSmtp> {
  const smtp = await startSmtp('takes', 0, { takesLogins: true });
  running.push(smtp);
  return smtp;
}

const to = 'maya@example.com';
const mail = { subject: 'Hello', text: 'Hello Maya' };

const serverAt = (port: number, own: object = {}) => ({
  host: '127.0.0.1',
  port,
  encryption: 'none',
  username: 'ines',
  password: 'hunter2hunter2',
  senderAddress: 'hello@polaris.test',
  ...own,
});

const stored = (polaris: TestApp) => polaris.dataSource.query(sql`select * from mail_settings`);

const settled = (polaris: TestApp) => untilMail(polaris, ({ status }) => status !== 'queued');

/** A sign-in that was too long ago to count. */
const signedInEarlier = ({ dataSource }: TestApp, { user }: Person) =>
  dataSource.query(
    `update sessions set sess = jsonb_set(sess::jsonb, '{signedInAt}', to_jsonb($2::float8))
     where sess->>'passport' = $1`,
    [user.id, Date.now() - 11 * 60_000],
  );

describe('the mail server', () => {
  it('reports that no mail server is set when the owner has not entered one', async () => {
    const polaris = await start();
    const { status, body } = await (await polaris.owner()).get(PATH);
    expect([status, mailSettingsSchema.safeParse(body).success]).toEqual([200, true]);
    expect(body).toMatchObject({ host: null, fixed: { server: false, sender: false }, version: 0 });
  });

  it('sends mail without a restart when a mail server was entered, and leaves earlier mail unchanged', async () => {
    const smtp = await mailServer();
    const polaris = await start();
    const owner = await polaris.owner();
    await sendMail(polaris, to, { ...mail, subject: 'Earlier' });
    expect((await settled(polaris)).status).toBe('kept');
    const { status, body } = await owner.put(
      PATH,
      serverAt(smtp.port, { replyTo: 'ines@polaris.test', version: 0 }),
    );
    expect([status, body.version, body.hasPassword]).toEqual([200, 1, true]);
    await sendMail(polaris, to, mail);
    expect((await settled(polaris)).status).toBe('sent');
    const [received] = await receivedBy(smtp, to, 1, () => true);
    expect(received).toMatchObject({ subject: 'Hello', replyTo: 'ines@polaris.test' });
    expect(received!.from).toContain('<hello@polaris.test>');
    expect(smtp.logins).toEqual(['ines:hunter2hunter2']);
    const [earlier] = await outbox(polaris, to);
    expect([earlier!.subject, earlier!.status]).toEqual(['Earlier', 'kept']);
    expect((await owner.post(`/api/admin/mails/${earlier!.id}/retry`)).status).toBe(200);
    await receivedBy(smtp, to, 1, ({ subject }) => subject === 'Earlier');
  });

  it('uses the new mail server on every server when it was entered, changed or removed on one', async () => {
    const [smtp, next] = [await mailServer(), await mailServer()];
    const polaris = await start();
    const other = await start({}, polaris);
    const owner = await polaris.owner();
    const sends = (is: boolean) =>
      until(
        () => other.app.get(Settings).sendsMail,
        (now) => now === is,
      );
    const options = async () => (await other.visitor().get('/api/auth/options')).body;
    expect(await options()).toMatchObject({ mail: false });
    await owner.put(PATH, serverAt(smtp.port));
    await sends(true);
    expect(await options()).toMatchObject({ mail: true });
    for (let count = 1; count <= 4; count += 1) await sendMail(other, to, mail);
    await receivedBy(smtp, to, 4, () => true);
    await owner.put(PATH, serverAt(next.port));
    for (let count = 1; count <= 4; count += 1) await sendMail(other, to, mail);
    await receivedBy(next, to, 4, () => true);
    expect(smtp.received).toHaveLength(4);
    expect((await owner.call('DELETE', PATH, {})).status).toBe(204);
    await sends(false);
    await sendMail(other, to, mail);
    expect((await settled(other)).status).toBe('kept');
    expect(await stored(polaris)).toEqual([]);
  });

  it('seals the password of the mail server, and never returns it', async () => {
    const polaris = await start();
    const owner = await polaris.owner();
    const saved = await owner.put(PATH, serverAt(2525));
    const read = await owner.get(PATH);
    for (const { text } of [saved, read]) expect(text).not.toContain('hunter2');
    expect(JSON.stringify(await stored(polaris))).not.toContain('hunter2');
    const events = await owner.get('/api/admin/security-events');
    expect(events.text).not.toContain('hunter2');
    expect(events.body).toContainEqual(
      expect.objectContaining({ event: 'mail_server_changed', account: owner.user.email }),
    );
  });

  it('keeps the stored mail password when none is sent, and drops it with the user name', async () => {
    const smtp = await mailServer();
    const polaris = await start();
    const owner = await polaris.owner();
    await owner.put(PATH, serverAt(2525));
    const { body } = await owner.put(PATH, serverAt(smtp.port, { password: '' }));
    expect(body).toMatchObject({ port: smtp.port, hasPassword: true });
    await sendMail(polaris, to, mail);
    await settled(polaris);
    expect(smtp.logins).toEqual(['ines:hunter2hunter2']);
    const none = { username: '', password: undefined };
    const dropped = await owner.put(PATH, serverAt(smtp.port, none));
    expect(dropped.body).toMatchObject({ username: null, hasPassword: false });
  });

  it.each([
    ['host', { host: 'localhost' }],
    ['user name', { username: 'somebody' }],
  ])('asks for the stored mail password again when the %s changes', async (_, own) => {
    const polaris = await start();
    const owner = await polaris.owner();
    await owner.put(PATH, serverAt(2525));
    for (const [method, path] of [
      ['PUT', PATH],
      ['POST', `${PATH}/test`],
    ] as const) {
      const changed = serverAt(2525, { ...own, password: undefined });
      const { status, body } = await owner.call(method, path, changed);
      expect([status, body.errors]).toEqual([400, [{ path: 'password', message: AGAIN }]]);
    }
  });

  it('rejects stale edits of mail settings, including two concurrent first saves', async () => {
    const owner = await (await start()).owner();
    const firsts = await Promise.all(
      [0, 0].map((version) => owner.put(PATH, serverAt(2525, { version }))),
    );
    expect(firsts.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await owner.put(PATH, serverAt(2526, { version: 0 }))).status).toBe(409);
  });

  it('asks for the password of the account when mail settings change ten minutes after signing in (ASVS 1.3.6)', async () => {
    const polaris = await start();
    const owner = await polaris.owner();
    await signedInEarlier(polaris, owner);
    const refused = await owner.put(PATH, serverAt(2525));
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'currentPassword']);
    expect((await owner.call('DELETE', PATH, {})).status).toBe(400);
    const { status } = await owner.put(PATH, serverAt(2525, { currentPassword: PASSWORD }));
    expect(status).toBe(200);
    const deleted = await owner.call('DELETE', PATH, { currentPassword: PASSWORD });
    expect(deleted.status).toBe(204);
    const { body } = await owner.get('/api/admin/security-events?event=mail_server_removed');
    expect(body).toHaveLength(1);
  });
});

describe('entering mail settings', () => {
  let polaris: TestApp;
  let owner: Person;
  beforeAll(async () => {
    polaris = await startTestApp();
    owner = await polaris.owner();
  });
  afterAll(() => polaris.close());

  it.each([
    ['host', { host: 'smtp example' }, 'Please enter a host name such as smtp.example.com.'],
    ['host', { host: '169.254.169.254' }, 'Please enter a host name such as smtp.example.com.'],
    ['host', { host: undefined }, 'Please enter the host of the mail server.'],
    ['port', { port: 80 }, 'Mail servers use port 25, 465, 587, 2525 or one above 1023.'],
    [
      'encryption',
      { host: 'smtp.example.com' },
      'Without encryption, mail only goes to this machine or a private network.',
    ],
    ['password', { password: undefined }, 'Please enter the password.'],
    ['username', { username: '' }, 'Please enter the user name.'],
    [
      'senderAddress',
      { senderAddress: undefined },
      'Please enter the address that mail comes from.',
    ],
    ['replyTo', { replyTo: 'nobody' }, 'Please enter a valid email address.'],
    [
      'dkimSelector',
      { dkimSelector: 'a b' },
      'A selector has letters, digits, dots, hyphens and underscores only.',
    ],
  ])('rejects mail settings with a wrong %s (ASVS 1.3.6)', async (path, own, message) => {
    const { status, body } = await owner.put(PATH, serverAt(2525, own));
    expect([status, body.errors]).toEqual([400, [{ path, message }]]);
    expect(await stored(polaris)).toEqual([]);
  });
});

describe('the environment', () => {
  it("uses the environment's mail server even when one is stored, and reveals neither name nor password", async () => {
    const smtp = await mailServer();
    const startWith = await oneDatabase();
    const polaris = await startWith();
    await (await polaris.owner()).put(PATH, serverAt(2525));
    await polaris.close();
    const fixed = await startWith({
      SMTP_URL: smtp.url.replace('//', '//owner:hunter2@'),
      MAIL_FROM: 'Ines <ines@polaris.test>',
    });
    const person = await fixed.owner();
    const { body, text } = await person.get(PATH);
    expect(body).toMatchObject({
      host: '127.0.0.1',
      port: smtp.port,
      username: null,
      senderAddress: 'ines@polaris.test',
      fixed: { server: true, sender: true },
    });
    expect(text).not.toMatch(/hunter2|owner/);
    expect((await person.put(PATH, serverAt(2525))).status).toBe(409);
    await sendMail(fixed, to, mail);
    const [received] = await receivedBy(smtp, to, 1, () => true);
    expect(received!.from).toBe('Ines <ines@polaris.test>');
  });

  it("keeps the environment's sender when it no longer sets one", async () => {
    const smtp = await mailServer();
    const startWith = await oneDatabase();
    const before = await startWith({ MAIL_FROM: 'Ines <ines@polaris.test>' });
    const input = serverAt(smtp.port, { senderAddress: undefined });
    expect((await (await before.owner()).put(PATH, input)).status).toBe(200);
    await before.close();
    const after = await startWith();
    await sendMail(after, to, mail);
    const [received] = await receivedBy(smtp, to, 1, () => true);
    expect(received!.from).toContain('<ines@polaris.test>');
  });

  it('leaves the sender to the owner when the environment sets only the mail server', async () => {
    const smtp = await mailServer();
    const polaris = await start({ SMTP_URL: smtp.url });
    const owner = await polaris.owner();
    const { status, body } = await owner.put(PATH, { senderAddress: 'hello@polaris.test' });
    expect([status, body.host, body.senderAddress]).toEqual([
      200,
      '127.0.0.1',
      'hello@polaris.test',
    ]);
    await sendMail(polaris, to, mail);
    const [received] = await receivedBy(smtp, to, 1, () => true);
    expect(received!.from).toContain('<hello@polaris.test>');
  });
});

describe('the secret that seals the password', () => {
  const OLD = 'the earlier secret'.padEnd(40, '-');
  const NEW = 'the secret of today'.padEnd(40, '-');

  it('seals the mail password again when the secret is replaced', async () => {
    const smtp = await mailServer();
    const startWith = await oneDatabase();
    const before = await startWith({ SESSION_SECRET: OLD });
    await (await before.owner()).put(PATH, serverAt(smtp.port));
    await before.close();
    const during = await startWith({ SESSION_SECRET: NEW, SESSION_SECRET_PREVIOUS: OLD });
    await during.close();
    const after = await startWith({ SESSION_SECRET: NEW });
    const { body } = await (await after.owner()).get(PATH);
    expect(body).toMatchObject({ hasPassword: true, needsPassword: false, version: 1 });
    await sendMail(after, to, mail);
    await receivedBy(smtp, to, 1, () => true);
  });

  it('holds mail when the secret is lost, until the owner enters the mail password again', async () => {
    const smtp = await mailServer();
    const startWith = await oneDatabase();
    const before = await startWith({ SESSION_SECRET: OLD });
    await (await before.owner()).put(PATH, serverAt(smtp.port));
    await before.close();
    const after = await startWith({ SESSION_SECRET: NEW });
    const owner = await after.owner();
    expect((await owner.get(PATH)).body).toMatchObject({ hasPassword: true, needsPassword: true });
    await sendMail(after, to, mail);
    await untilMail(after, ({ error }) => error === LOST);
    await passWaitingTime(after, sql`start_after = now(), retry_count = retry_limit - 1`);
    const waiting = await untilMail(after, ({ attempts }) => attempts === 2);
    expect(waiting.status).toBe('queued');
    await until(
      () =>
        after.dataSource.query<object[]>(
          `select 1 from jobs.job where name = 'mail' and state = 'created' and start_after > now()`,
        ),
      (jobs) => jobs.length === 1,
    );
    const kept = await owner.put(PATH, serverAt(smtp.port, { password: undefined }));
    expect(kept.body.errors[0].path).toBe('password');
    expect((await owner.put(PATH, serverAt(smtp.port))).status).toBe(200);
    expect((await owner.post(`/api/admin/mails/${waiting.id}/retry`)).status).toBe(200);
    expect((await settled(after)).status).toBe('sent');
  });
});

it('uses the mail settings of a finished read while a newer read is pending', async () => {
  const polaris = await start();
  const owner = await polaris.owner();
  await owner.put(PATH, { ...serverAt(2525), currentPassword: PASSWORD });
  const settings = polaris.app.get(Settings);
  expect(settings.sendsMail).toBe(true);
  let release = () => undefined as void;
  const held = new Promise<void>((done) => (release = done));
  const rows = polaris.app.get(MailSettingsRepository);
  const find = rows.find.bind(rows);
  jest
    .spyOn(rows, 'find')
    .mockImplementationOnce(() => Promise.resolve(null))
    .mockImplementationOnce(() => held.then(find));
  const servers = polaris.app.get(MailServerService);
  const later = servers.follow().then(() => settings.sendsMail);
  const latest = servers.follow();
  expect(await later).toBe(false);
  release();
  await latest;
  expect(settings.sendsMail).toBe(true);
});

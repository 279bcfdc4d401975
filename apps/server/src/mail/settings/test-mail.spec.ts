import { createServer } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type TestCertificate, makeCertificate } from '../../testing/stand-ins/certificate';
import { receivedBy } from '../../testing/mail/messages';
import { type SmtpMood, type TestSmtp, startSmtp } from '../../testing/mail/smtp';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { MailSender } from '../../platform/config/mail-sender';
import { TestMailService } from './test-mail.service';

const PATH = '/api/admin/mail-settings';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  const site = { name: 'Ada Harbor', isInvented: false, brand: 'Harbor Data', replyTime: 'soon' };
  polaris.app.get(MailSender).setSiteOwner(() => Promise.resolve(site));
  owner = await polaris.owner();
});
afterAll(() => polaris.close());
beforeEach(() => polaris.dataSource.query('delete from rate_limits'));

const servers: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

type Encryption = 'none' | 'tls' | 'starttls';

async function mailServer(
  mood: SmtpMood = 'takes',
  encryption: Encryption = 'none',
  certificate = makeCertificate('127.0.0.1'),
): Promise<TestSmtp> {
  const smtp = await startSmtp(mood, 0, { encryption, certificate, takesLogins: true });
  servers.push(smtp);
  return smtp;
}

const serverAt = (port: number, own: object = {}) => ({
  host: '127.0.0.1',
  port,
  encryption: 'none',
  username: 'ines',
  password: 'hunter2hunter2',
  senderAddress: 'hello@polaris.test',
  ...own,
});

const test = async (port: number, own: object = {}) =>
  (await owner.post(`${PATH}/test`, serverAt(port, own))).body as {
    sent: boolean;
    reason?: string;
  };

describe('a test mail', () => {
  it('sends the owner a test mail by a server that is not stored, from the entered sender', async () => {
    const smtp = await mailServer();
    expect(await test(smtp.port, { replyTo: 'ines@polaris.test' })).toEqual({ sent: true });
    const [received] = await receivedBy(smtp, owner.user.email, 1, () => true);
    expect(received).toMatchObject({
      subject: 'Test mail from Harbor Data',
      replyTo: 'ines@polaris.test',
    });
    expect(received!.from).toContain('<hello@polaris.test>');
    expect(smtp.logins).toEqual(['ines:hunter2hunter2']);
    expect(await polaris.dataSource.query('select 1 from mail_settings')).toEqual([]);
    expect(await polaris.dataSource.query('select 1 from mail_outbox')).toEqual([]);
  });

  it('sends a test mail with the stored password when none is entered', async () => {
    const smtp = await mailServer();
    await owner.put(PATH, serverAt(2525));
    expect(await test(smtp.port, { password: undefined })).toEqual({ sent: true });
    expect(smtp.logins).toEqual(['ines:hunter2hunter2']);
    await owner.call('DELETE', PATH, {});
  });

  it.each<[string, SmtpMood, Encryption, Encryption, string]>([
    [
      'the login is refused',
      'refuses the login',
      'none',
      'none',
      'The mail server does not take this user name and password. It says: “535 Wrong name or password”',
    ],
    [
      'the sender is refused',
      'refuses the sender',
      'none',
      'none',
      'The mail server does not take mail from this sender address. It says: “550 Not your address”',
    ],
    [
      'the recipient is refused',
      'refuses for good',
      'none',
      'none',
      'The mail server does not take mail to your own address. It says: “550 No such mailbox”',
    ],
    [
      'the certificate is self-signed',
      'takes',
      'tls',
      'tls',
      'The certificate of 127.0.0.1 is self-signed. The mail server needs one from a known authority.',
    ],
    [
      'the certificate is self-signed after STARTTLS',
      'takes',
      'starttls',
      'starttls',
      'The certificate of 127.0.0.1 is self-signed. The mail server needs one from a known authority.',
    ],
    [
      'there is no TLS',
      'takes',
      'none',
      'tls',
      '127.0.0.1, port PORT, does not begin with TLS. Select STARTTLS, or use the port for TLS, usually 465.',
    ],
    [
      'there is no STARTTLS',
      'takes',
      'none',
      'starttls',
      '127.0.0.1, port PORT, does not offer STARTTLS. Select TLS, or use another port, usually 587.',
    ],
  ])('reports when %s', async (_, mood, offered, encryption, sentence) => {
    const smtp = await mailServer(mood, offered);
    const { sent, reason } = await test(smtp.port, { encryption });
    expect(sent).toBe(false);
    expect(reason!.replace(String(smtp.port), 'PORT')).toMatch(sentence);
    expect(reason).not.toContain('hunter2');
    expect(smtp.received).toEqual([]);
  });

  it('explains a failed test mail when the certificate has expired or is for another name', async () => {
    const known = getCACertificates();
    const expired = makeCertificate('localhost', -1);
    const other = makeCertificate('mx.example.net');
    setDefaultCACertificates([...known, expired.cert, other.cert]);
    const host = 'localhost';
    const reasonOf = async (certificate: TestCertificate) => {
      const { port } = await mailServer('takes', 'tls', certificate);
      return (await test(port, { host, encryption: 'tls' })).reason;
    };
    expect(await reasonOf(expired)).toBe(
      'The certificate of localhost has expired. The mail server needs a new one.',
    );
    expect(await reasonOf(other)).toBe(
      'The certificate is for another name than localhost. Enter the name that your mail provider gives.',
    );
    setDefaultCACertificates(known);
  });

  it('sends a test mail by TLS when the certificate is good', async () => {
    const known = getCACertificates();
    const certificate = makeCertificate('localhost');
    setDefaultCACertificates([...known, certificate.cert]);
    for (const encryption of ['tls', 'starttls'] as const) {
      const { port } = await mailServer('takes', encryption, certificate);
      expect(await test(port, { host: 'localhost', encryption })).toEqual({ sent: true });
    }
    setDefaultCACertificates(known);
  });

  it('explains a failed test mail when the connection is refused', async () => {
    const smtp = await startSmtp();
    await smtp.close();
    expect(await test(smtp.port)).toEqual({
      sent: false,
      reason: `127.0.0.1, port ${smtp.port}, refused the connection. Check the host and the port.`,
    });
  });

  it('explains a failed test mail when the name is not found', async () => {
    const host = 'smtp.polaris.invalid';
    expect((await test(465, { host, encryption: 'tls' })).reason).toContain(
      `The name ${host} was not found. Check how the host is spelled.`,
    );
  });

  it('gives up a test mail when the mail server accepts the connection and never responds', async () => {
    const tests = polaris.app.get(TestMailService);
    const { patience } = tests;
    tests.patience = { greeting: 300, total: 5000 };
    const { port } = await mailServer('is silent');
    expect(await test(port)).toEqual({
      sent: false,
      reason: `127.0.0.1, port ${port}, takes the connection and never answers. The port may be meant for another encryption.`,
    });
    tests.patience = patience;
  });

  it('gives up a test mail when the mail server keeps sending without accepting it', async () => {
    const tests = polaris.app.get(TestMailService);
    const { patience } = tests;
    tests.patience = { greeting: 5000, total: 500 };
    const talking = createServer((socket) => {
      socket.on('error', () => undefined);
      const talk = setInterval(() => socket.write('220-still here\r\n'), 100);
      socket.on('close', () => clearInterval(talk));
    });
    await new Promise<void>((listening) => talking.listen(0, '127.0.0.1', () => listening()));
    servers.push({ close: () => new Promise((closed) => void talking.close(() => closed())) });
    const { port } = talking.address() as { port: number };
    expect((await test(port)).reason).toContain('did not answer in time');
    tests.patience = patience;
  });

  it('returns 429 when an owner sends test mails too often', async () => {
    const smtp = await startSmtp();
    await smtp.close();
    const input = serverAt(smtp.port);
    for (let count = 0; count < 20; count += 1) await owner.post(`${PATH}/test`, input);
    expect((await owner.post(`${PATH}/test`, input)).status).toBe(429);
  });
});

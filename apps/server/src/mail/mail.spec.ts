import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { type TestApp, startTestApp } from '../testing/test-app';
import { MailService } from './mail.service';

const running: { close(): unknown }[] = [];
afterAll(async () => {
  for (const server of running.reverse()) await server.close();
});

/** A real SMTP server that keeps what it is sent, or refuses every recipient. */
async function startSmtp({ refuse = false } = {}): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, done) => done(refuse ? new Error('No such mailbox') : null),
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  running.push({ close: () => new Promise<void>((closed) => server.close(() => closed())) });
  const { port } = server.server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, received };
}

async function start(env: Record<string, string> = {}): Promise<TestApp> {
  const polaris = await startTestApp({ env });
  running.push(polaris);
  return polaris;
}

const mail = { to: 'maya@example.com', subject: 'Grüße', text: 'Hello\n.\nMaya' };

async function settled(polaris: TestApp): Promise<Record<string, unknown>> {
  for (let wait = 0; wait < 250; wait += 1) {
    const [row] = await polaris.dataSource.query('select * from mail_outbox');
    if (row && row.status !== 'queued') return row;
    await sleep(20);
  }
  throw new Error('The mail stayed queued.');
}

describe('a mail', () => {
  it('goes out through SMTP_URL and is marked as sent', async () => {
    const smtp = await startSmtp();
    const polaris = await start({ SMTP_URL: smtp.url, MAIL_FROM: 'Polaris <hello@polaris.test>' });
    await polaris.app.get(MailService).send(mail);
    expect(await settled(polaris)).toMatchObject({ status: 'sent', recipient: mail.to });
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toMatch(/From: Polaris <hello@polaris.test>/);
    expect(smtp.received[0]).toMatch(/To: maya@example.com/);
  });

  it('with a link that signs in is not kept after sending', async () => {
    const smtp = await startSmtp();
    const polaris = await start({ SMTP_URL: smtp.url });
    await polaris.app.get(MailService).send({ ...mail, text: 'secret', confidential: true });
    expect((await settled(polaris)).body).not.toContain('secret');
    expect(smtp.received[0]).toContain('secret');
  });

  it('that is refused is marked as failed, with the reason, and disturbs nothing else', async () => {
    const smtp = await startSmtp({ refuse: true });
    const polaris = await start({ SMTP_URL: smtp.url });
    await polaris.app.get(MailService).send(mail);
    expect(await settled(polaris)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('No such mailbox'),
    });
  });

  it('to a dead server is marked as failed', async () => {
    const polaris = await start({ SMTP_URL: 'smtp://127.0.0.1:1' });
    await polaris.app.get(MailService).send(mail);
    expect(await settled(polaris)).toMatchObject({ status: 'failed' });
  });

  it('without SMTP_URL is kept in the outbox and as a file', async () => {
    const polaris = await start();
    await polaris.app.get(MailService).send(mail);
    expect(await settled(polaris)).toMatchObject({ status: 'kept', body: mail.text });
    const folder = join(polaris.dataDir, 'mail');
    const [file] = await readdir(folder);
    expect(await readFile(join(folder, file!), 'utf8')).toMatch(/To: maya@example.com/);
  });

  it('cannot be given more heads by its subject or address', async () => {
    const smtp = await startSmtp();
    const polaris = await start({ SMTP_URL: smtp.url });
    await polaris.app
      .get(MailService)
      .send({ ...mail, subject: 'Hi\r\nBcc: eve@example.com\r\n\r\nbody' });
    await settled(polaris);
    expect(smtp.received[0]).not.toMatch(/^Bcc:/m);
  });
});

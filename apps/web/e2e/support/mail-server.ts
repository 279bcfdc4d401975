import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';

/** A real SMTP server that accepts and records everything. */
export class MailServer {
  private readonly received: { to: string[]; text: string }[] = [];

  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        this.received.push({ to, text: readable(text) });
        done();
      });
    },
  });

  async start(): Promise<string> {
    this.server.on('error', () => undefined);
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', () => listening()));
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    return new Promise((closed) => this.server.close(closed));
  }

  /** Every mail to an address, oldest first. */
  to(address: string): string[] {
    return this.received.filter(({ to }) => to.includes(address)).map(({ text }) => text);
  }

  /** Waits for the match in the latest mail, which is sent after the response. */
  async read(address: string, wanted: RegExp): Promise<string> {
    const found = () => this.to(address).flatMap((text) => wanted.exec(text)?.[0] ?? []);
    await expect.poll(() => found().length).toBeGreaterThan(0);
    return found().at(-1)!;
  }
}

/** Decodes quoted-printable text. */
const readable = (mail: string): string => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

import { expect } from '@playwright/test';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The texts of the mails to an address, of a server that writes them into a folder. */
export const mailTexts = (folder: string, address: string): string[] =>
  (existsSync(folder) ? readdirSync(folder).sort() : [])
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => new RegExp(`^To: .*${address}`, 'm').test(mail))
    .map(textOf);

/** Waits for a mail with this subject, and returns the text of the latest one. */
export async function readMail(folder: string, address: string, subject: string): Promise<string> {
  const found = () => mailTexts(folder, address).filter((mail) => mail.includes(subject));
  await expect.poll(() => found().length, `mails "${subject}" to ${address}`).toBeGreaterThan(0);
  return found().at(-1)!;
}

/** The subject and the plain text. */
function textOf(mail: string): string {
  const subject = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(mail)?.[1] ?? '';
  const [, headers = '', body = ''] =
    /(Content-Type: text\/plain[\s\S]*?)\r?\n\r?\n([\s\S]*?)(?:\r?\n--|$)/i.exec(mail) ?? [];
  const text = /quoted-printable/i.test(headers) ? quotedPrintable(body) : body;
  return `Subject: ${subject.replaceAll(/\r?\n[ \t]/g, ' ')}\n\n${text.replaceAll('\r\n', '\n')}`;
}

function quotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { NewMessageMail } from '../../people/contacts/mails/new-message-mail';
import { GatheredNoticesMail } from '../../records/outbox/mails/gathered-notices-mail';
import { MailLayout, Paragraph } from './mail-parts';
import type { MailSample } from './mail-sample';
import { renderMail } from './render-mail';

const SOURCE = join(import.meta.dirname, '../..');
const find = (pattern: string) => globSync(pattern, { cwd: SOURCE }).sort();

const load = createRequire(import.meta.url) as (file: string) => { samples: MailSample[] };

const samples = find('**/mails/samples.{ts,tsx}').flatMap(
  (file) => load(join(SOURCE, file)).samples,
);

it('includes a sample of every mail template', () => {
  const templates = find('**/mails/*-mail.tsx').map(
    (file) => /export const (\w+) =/.exec(readFileSync(join(SOURCE, file), 'utf8'))?.[1],
  );
  expect(templates.length).toBeGreaterThan(10);
  expect(new Set(samples.map(({ template }) => template.name))).toEqual(new Set(templates));
});

const unescaped = (html: string): string =>
  html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

describe.each(samples.map((sample) => [sample.name, sample] as const))('%s', (_, sample) => {
  it('contains the same text in the plain and HTML versions of a mail', async () => {
    const { subject, text, html } = await sample.render();
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(unescaped(html)).toContain(`<title>${subject}</title>`);
    expect(text).toMatch(/\S\n$/);
    expect(text).not.toMatch(/<|>|&\w+;|undefined|\[object/);
    const lines = text.split('\n').filter((line) => line && !line.startsWith('https://'));
    const readable = unescaped(html)
      .replace(/<style>.*<\/style>/s, '')
      .replace(/<\/td><td[^>]*>/g, ': ')
      .replace(/<[^>]+>/g, '');
    for (const line of lines) expect(readable).toContain(line.replace(/:$/, ''));
  });

  it('contains the same links in the plain and HTML versions of a mail', async () => {
    const { text, html } = await sample.render();
    const addresses = [...text.matchAll(/^https:\/\/\S+$/gm)].map(([address]) => address);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);
    expect(links).toEqual(addresses);
  });

  it('contains no name of the invented person', async () => {
    const { text, html } = await sample.render();
    expect(text + html).not.toMatch(/calloway|\bines\b|hollywood|✦[^{]*Polaris/i);
  });

  it('loads nothing from other sites in a mail (ASVS 14.2.3)', async () => {
    const { html } = await sample.render();
    expect(html).not.toMatch(/<script|<img|<link|src=|url\(|@import/);
  });
});

describe("other people's text in mails", () => {
  const contact = {
    name: '<b>Maya</b>',
    email: '"x"@example.com',
    phone: null,
    message: '<script>alert("1")</script>\n& <a href="https://evil.example">here</a>',
    preferredContact: 'any' as const,
    mayBeSpam: false,
  };

  it("shows other people's text only as text in a mail (ASVS 1.1.2)", async () => {
    const { subject, text, html } = await renderMail(NewMessageMail, {
      contact,
      submissionUrl: 'https://polaris.example/?a="><script>',
    });
    expect(subject).toBe('New message from <b>Maya</b>');
    expect(text).toContain(contact.message);
    expect(html).not.toMatch(/<script|<b>|<a href="https:\/\/evil|""/);
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;<br/>&amp; &lt;a');
    expect(html).toContain('href="https://polaris.example/?a=&quot;&gt;&lt;script&gt;"');
  });

  it('turns no script address into a link in a mail', async () => {
    const notices = [{ line: 'x', url: 'javascript:alert(1)' }];
    const { html } = await renderMail(GatheredNoticesMail, { notices });
    expect(html).not.toContain('href="javascript:alert(1)"');
  });
});

it('uses only mail parts in templates, so that the plain text is complete', async () => {
  const Wrong = () =>
    createElement(MailLayout, { subject: 'x', children: [createElement('p', { key: 1 }, 'lost')] });
  await expect(renderMail(Wrong, {})).rejects.toThrow('mail-parts.tsx');
  const Right = () =>
    createElement(MailLayout, {
      subject: 'x',
      children: createElement(Paragraph, { children: 'there' }),
    });
  expect((await renderMail(Right, {})).text).toBe('there\n\n{{brand}}\n');
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MailSender } from '../../platform/config/mail-sender';
import { MailAttachmentsService } from '../../records/outbox/mail-attachments.service';
import { FROM_OWN_PAGE } from '../../testing/caller';
import { contactInput } from '../../testing/data/factories';
import { outbox } from '../../testing/mail/outbox';
import { type TestApp, startTestApp } from '../../testing/test-app';

const OWNER = 'ines@polaris.test';

/** Any PNG. */
const PICTURE = join(import.meta.dirname, '../../../../web/public/icon-192.png');

let logo: string | null = null;
let polaris: TestApp;
beforeAll(async () => {
  polaris = await startTestApp({ env: { OWNER_EMAIL: OWNER } });
  const site = {
    name: 'Ada Harbor',
    isInvented: false,
    brand: 'Harbor & $& Data',
    replyTime: 'within two days',
  };
  polaris.app.get(MailSender).setSiteOwner(() => Promise.resolve({ ...site, logo }));
});
afterAll(() => polaris.close());

const write = (own: object) => polaris.visitor().post('/api/contact', contactInput(own));

it('alerts the owner to a new message that can be answered directly', async () => {
  const message = 'Can you <script>help</script> with & charts?';
  const { body } = await write({ email: 'alert@example.com', message });
  const alert = (await outbox(polaris, OWNER)).at(-1);
  expect(alert).toMatchObject({ subject: 'New message from Maya Okafor' });
  expect(alert?.body).toContain(message);
  expect(alert?.body).toContain(`http://polaris.test/admin/contacts?highlight=${body.id}`);
  expect(alert?.html).toContain('&lt;script&gt;help&lt;/script&gt; with &amp; charts?');
  const [{ replyTo }] = await polaris.dataSource.query<[{ replyTo: string }]>(
    `select "replyTo" from mail_outbox
     where "aboutTable" = 'contact_submissions' and "aboutId" = $1 and recipient = $2`,
    [body.id, OWNER],
  );
  expect(replyTo).toBe('alert@example.com');
});

it('thanks a visitor without repeating their text', async () => {
  const words = {
    name: 'Buy pills',
    message: 'http://pills.example is the best',
    phone: '5550199',
  };
  await write({ email: 'victim@example.com', ...words });
  const [thanks] = await outbox(polaris, 'victim@example.com');
  const whole = JSON.stringify([thanks?.subject, thanks?.body, thanks?.html]);
  for (const word of Object.values(words)) expect(whole).not.toContain(word);
  expect(thanks?.subject).toBe('Thank you for your message');
  expect(thanks?.body).toContain("I'll reply within two days.");
  expect(thanks?.body).toMatch(/\nAda Harbor\nHarbor & \$& Data\n$/);
});

it('names the business in the banner of each mail, and signs with the person despite a legal name', async () => {
  const owner = await polaris.owner();
  const profile = { legalName: 'Harbor Data LLC', timeZone: 'UTC', daysUntilDue: 14 };
  await owner.put('/api/admin/business-profile', profile);
  await write({ email: 'named@example.com' });
  const mails = [
    (await outbox(polaris, OWNER)).at(-1)!,
    (await outbox(polaris, 'named@example.com')).at(-1)!,
  ];
  for (const { body, html } of mails) {
    expect(html).toContain('</span>\u00a0 Harbor &#38; $&#38; Data</td>');
    expect(body).toMatch(/\nHarbor & \$& Data\n$/);
    expect(body + html).not.toMatch(/Polaris|LLC|\{\{/);
  }
  expect(mails[1]!.body).toContain('\nAda Harbor\n');
});

it("puts the owner's logo into mails as an attached picture, and the star without one", async () => {
  const png = await readFile(PICTURE);
  const owner = await polaris.owner();
  const { picture } = (
    await owner.put('/api/admin/site-pictures', undefined, {
      raw: Uint8Array.from(png),
      headers: { 'content-type': 'image/png' },
    })
  ).body as { picture: string };
  logo = picture;
  await write({ email: 'marked@example.com' });
  logo = null;
  await write({ email: 'starred@example.com' });
  const htmlTo = async (email: string) => (await outbox(polaris, email)).at(-1)!.html!;
  const html = await htmlTo('marked@example.com');
  expect(html).toContain(`<img src="cid:${picture}@logo" alt=""`);
  expect(html).not.toContain('✦');
  const attachments = polaris.app.get(MailAttachmentsService);
  const listOf = (shown: string) =>
    attachments.listOf({ attachment: null, aboutId: null, html: shown });
  expect(await listOf(html)).toEqual([
    { filename: 'logo.png', content: png, contentType: 'image/png', cid: `${picture}@logo` },
  ]);
  expect(await htmlTo('starred@example.com')).toContain('✦');
  expect(await listOf(await htmlTo('starred@example.com'))).toEqual([]);
});

it('thanks an address once a day, also for twenty concurrent messages', async () => {
  const addresses = ['often@example.com', 'OFTEN@example.com'];
  await Promise.all(
    Array.from({ length: 10 }, () => addresses.map((email) => write({ email }))).flat(),
  );
  const thanks = await Promise.all(addresses.map((address) => outbox(polaris, address)));
  expect(thanks.flat()).toHaveLength(1);
  await polaris.dataSource.query(
    `update mail_outbox set "onceKey" = 'thanks:often@example.com:2020-01-01'
     where lower(recipient) = 'often@example.com'`,
  );
  await write({ email: addresses[0] });
  expect((await outbox(polaris, addresses[0])).length).toBeGreaterThan(0);
});

it('alerts the owner to a message whose honeypot a form filler filled in, and says that it may be spam', async () => {
  const own = { email: 'filled@example.com', website: 'https://maya.example' };
  await polaris.visitor().post('/api/contact', contactInput(own), { headers: FROM_OWN_PAGE[0]! });
  const alert = (await outbox(polaris, OWNER)).at(-1);
  expect(alert?.subject).toBe('New message from Maya Okafor');
  for (const part of [alert?.body, alert?.html]) {
    expect(part).toContain('May be spam');
    expect(part).not.toContain(own.website);
  }
  expect(await outbox(polaris, own.email)).toHaveLength(1);
  await write({ email: 'unfilled@example.com' });
  expect((await outbox(polaris, OWNER)).at(-1)?.body).not.toContain('May be spam');
});

it('sends no mail about spam', async () => {
  const before = (await outbox(polaris)).length;
  expect((await write({ email: 'bot@example.com', website: 'http://x.example' })).status).toBe(201);
  expect(await outbox(polaris)).toHaveLength(before);
});

it('sends no thanks to a customer who opted out of email', async () => {
  const { user, post } = await polaris.customer();
  await post('/api/communication-preferences', { email: false, phone: true, text: false });
  await write({ email: user.email.toUpperCase() });
  expect(await outbox(polaris, user.email.toUpperCase())).toEqual([]);
});

it('deletes the mails about a deleted submission', async () => {
  const owner = await polaris.owner();
  const { body } = await write({ email: 'gone@example.com' });
  await owner.delete(`/api/admin/contact-submissions/${body.id}`);
  expect(await outbox(polaris, 'gone@example.com')).toEqual([]);
  const about = await polaris.dataSource.query(
    `select 1 from mail_outbox where "aboutTable" = 'contact_submissions' and "aboutId" = $1`,
    [body.id],
  );
  expect(about).toEqual([]);
});

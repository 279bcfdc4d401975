import { afterEach, describe, expect, it } from '@jest/globals';
import type { MailSettings, SenderDomain } from '@polaris/contracts';
import { cleanup, screen, within } from '@testing-library/react';
import { someBackups } from '../../../../testing/records/figures.ts';
import {
  someInboundMail,
  someMailWebhooks,
} from '../../../../testing/records/mail-settings-records.ts';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { descriptionOf, expectToast, fill, valueOf } from '../../../../testing/queries.ts';
import { type UserEvents, openAdmin } from '../../../../testing/render-admin.tsx';

const GET = 'GET /api/admin/mail-settings';
const PUT = 'PUT /api/admin/mail-settings';
const DELETE = 'DELETE /api/admin/mail-settings';
const TEST = 'POST /api/admin/mail-settings/test';
const DOMAIN = 'POST /api/admin/mail-settings/domain';
const ENTER_PASSWORD = 'Please enter your password.';

const server = new MockServer();
afterEach(cleanup);

const none: MailSettings = {
  host: null,
  port: null,
  encryption: null,
  username: null,
  hasPassword: false,
  needsPassword: false,
  senderAddress: null,
  replyTo: null,
  dkimSelector: null,
  fixed: { server: false, sender: false },
  version: 0,
  updatedAt: null,
};

const someSettings = (own: Partial<MailSettings> = {}): MailSettings => ({
  ...none,
  host: 'smtp.example.com',
  port: 465,
  encryption: 'tls',
  username: 'ines',
  hasPassword: true,
  senderAddress: 'hello@polaris.example',
  version: 3,
  updatedAt: '2026-01-02T15:00:00.000Z',
  ...own,
});

const open = (settings = someSettings()) =>
  openAdmin(server, '/admin/settings/mail', {
    [GET]: { json: settings },
    'GET /api/admin/mail-webhooks': { json: someMailWebhooks() },
    'GET /api/admin/inbound-mail': { json: someInboundMail() },
  });

const press = async (keys: UserEvents, name: string) =>
  keys.click(await screen.findByRole('button', { name }));

const wrongPassword = problem(400, ENTER_PASSWORD, [
  { path: 'currentPassword', message: ENTER_PASSWORD },
]);

describe('the mail server', () => {
  it('fills in what a chosen provider states, and says which password it takes', async () => {
    const { keys } = open(none);
    await keys.selectOptions(await screen.findByLabelText('Provider'), 'Fastmail');
    const values = () =>
      ['Host', 'Port', 'Encryption'].map((name) => valueOf(screen.getByLabelText(name)));
    expect(values()).toEqual(['smtp.fastmail.com', '465', 'tls']);
    expect(descriptionOf(screen.getByLabelText('Password'))).toMatch(/^An app password for SMTP/);
    await keys.selectOptions(screen.getByLabelText('Provider'), 'Outlook');
    expect(values()).toEqual(['smtp.office365.com', '587', 'starttls']);
    await fill(keys, screen.getByLabelText('Host'), 'smtp.example.com');
    expect(valueOf(screen.getByLabelText('Provider'))).toBe('');
  });

  it('saves the mail server when the owner enters one', async () => {
    const { keys } = open(none);
    expect(await screen.findByText(/^No mail server is set yet/)).toBeTruthy();
    await fill(keys, screen.getByLabelText('Host'), 'smtp.example.com');
    await keys.selectOptions(screen.getByLabelText('Encryption'), 'starttls');
    expect(valueOf(screen.getByLabelText('Port'))).toBe('587');
    await fill(keys, screen.getByLabelText('User name'), 'ines');
    await fill(keys, screen.getByLabelText('Password'), 'hunter2hunter2');
    await fill(keys, screen.getByLabelText('Sender address'), 'hello@polaris.example');
    const saved = someSettings({ version: 1 });
    server.respondWith({ [PUT]: { json: saved }, [GET]: { json: saved } });
    await press(keys, 'Save');
    await expectToast('Success', 'Mail server saved');
    expect(server.bodiesTo(PUT)).toMatchObject([
      {
        host: 'smtp.example.com',
        port: 587,
        encryption: 'starttls',
        username: 'ines',
        password: 'hunter2hunter2',
        senderAddress: 'hello@polaris.example',
        version: 0,
      },
    ]);
    expect(valueOf(screen.getByLabelText('Password'))).toBe('');
    expect(screen.queryByText(/^No mail server is set yet/)).toBeNull();
  });

  it('shows errors at the fields of the mail server when they are wrong', async () => {
    const { keys } = open(none);
    await fill(keys, await screen.findByLabelText('Host'), 'smtp example');
    await press(keys, 'Save');
    expect(
      await screen.findByText('Please enter a host name such as smtp.example.com.'),
    ).toBeTruthy();
    expect(screen.getByText('Please enter the address that mail comes from.')).toBeTruthy();
    expect(server.callsTo(PUT)).toEqual([]);
  });

  it('keeps the stored mail password when none is typed, and says so', async () => {
    const { keys } = open();
    const password = await screen.findByLabelText('Password');
    expect(descriptionOf(password)).toBe('Stored. Leave empty to keep it.');
    await fill(keys, screen.getByLabelText('Reply address'), 'ines@polaris.example');
    const saved = someSettings({ version: 4, replyTo: 'ines@polaris.example' });
    server.respondWith({ [PUT]: { json: saved }, [GET]: { json: saved } });
    await press(keys, 'Save');
    await expectToast('Success', 'Mail server saved');
    expect(server.bodiesTo(PUT)).toMatchObject([{ password: '', username: 'ines', version: 3 }]);
  });

  it('shows the field for the password of the account when saving the mail server needs it', async () => {
    const { keys } = open();
    await fill(keys, await screen.findByLabelText('Host'), 'mail.example.com');
    server.respondWith({ [PUT]: wrongPassword });
    await press(keys, 'Save');
    const field = await screen.findByLabelText('Current password');
    expect(descriptionOf(field)).toBe(ENTER_PASSWORD);
    await fill(keys, field, 'correct horse battery');
    const saved = someSettings({ host: 'mail.example.com', version: 4 });
    server.respondWith({ [PUT]: { json: saved }, [GET]: { json: saved } });
    await press(keys, 'Save');
    await expectToast('Success', 'Mail server saved');
    expect(server.bodiesTo(PUT).at(-1)).toMatchObject({ currentPassword: 'correct horse battery' });
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });

  it('asks to enter the mail password again when the stored one cannot be read', async () => {
    open(someSettings({ needsPassword: true }));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^The stored password can’t be read/,
    );
  });

  it('shows the mail server read-only when it is set on the server', async () => {
    const fixed = { fixed: { server: true, sender: true }, username: null, hasPassword: false };
    const { keys } = open(someSettings(fixed));
    const host = await screen.findByLabelText('Host');
    expect([valueOf(host), (host as HTMLInputElement).readOnly]).toEqual([
      'smtp.example.com, port 465',
      true,
    ]);
    expect(descriptionOf(host)).toBe('Set on the server, so it cannot be changed here');
    expect(screen.getByLabelText<HTMLInputElement>('Sender address').readOnly).toBe(true);
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    server.respondWith({ [TEST]: { json: { sent: true } } });
    await press(keys, 'Send me a test');
    expect(await screen.findByText(/^The test mail is on its way/)).toBeTruthy();
    expect(server.bodiesTo(TEST)).toEqual([{ replyTo: null }]);
  });

  it('removes the mail server when the owner confirms, with the password of the account where needed', async () => {
    const { keys } = open();
    await press(keys, 'Remove');
    const dialog = within(await screen.findByRole('alertdialog'));
    server.respondWith({ [DELETE]: wrongPassword });
    await keys.click(dialog.getByRole('button', { name: 'Remove' }));
    await fill(keys, await dialog.findByLabelText('Current password'), 'correct horse battery');
    server.respondWith({ [DELETE]: {}, [GET]: { json: none } });
    await keys.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/^No mail server is set yet/)).toBeTruthy();
    expect(valueOf(screen.getByLabelText('Host'))).toBe('');
    expect(server.bodiesTo(DELETE)).toEqual([{}, { currentPassword: 'correct horse battery' }]);
  });

  it('scrolls to the mail server when its link on the mail screen is used', async () => {
    const { keys, address } = openAdmin(server, '/admin/mail', {
      'GET /api/admin/mails': list([]),
      'GET /api/admin/backups': { json: someBackups() },
      [GET]: { json: none },
    });
    await keys.click(await screen.findByRole('link', { name: 'Mail server' }));
    expect(address()).toBe('/admin/settings/mail');
    expect(await screen.findByRole('heading', { name: 'Mail Server' })).toBeTruthy();
  });

  it('reads the mail server again when it could not be loaded', async () => {
    const { keys } = openAdmin(server, '/admin/settings/mail', { [GET]: problem(400, 'No.') });
    expect(await screen.findByText('The mail server could not be loaded')).toBeTruthy();
    server.respondWith({ [GET]: { json: someSettings() } });
    await press(keys, 'Try again');
    expect(await screen.findByDisplayValue('smtp.example.com')).toBeTruthy();
  });
});

describe('a test mail', () => {
  it("sends a test mail with the form's values, and shows the mail server's response", async () => {
    const { keys } = open();
    await fill(keys, await screen.findByLabelText('Password'), 'hunter2hunter2');
    const reason = 'The mail server does not take this user name and password. It says: “535 No”';
    let answer!: (response: { json: unknown }) => void;
    server.respondWith({ [TEST]: new Promise<{ json: unknown }>((resolve) => (answer = resolve)) });
    await press(keys, 'Send me a test');
    expect(await screen.findByText('This can take up to 15 seconds.')).toBeTruthy();
    answer({ json: { sent: false, reason } });
    expect((await screen.findByRole('alert')).textContent).toBe(reason);
    expect(server.bodiesTo(TEST)).toMatchObject([
      { host: 'smtp.example.com', password: 'hunter2hunter2' },
    ]);
    expect(server.callsTo(PUT)).toEqual([]);
  });

  it('shows an error at its field when a test mail is refused', async () => {
    const { keys } = open();
    await fill(keys, await screen.findByLabelText('Host'), 'mail.example.com');
    const message =
      'Enter the password again: it is not sent to another host or with another name.';
    server.respondWith({ [TEST]: problem(400, message, [{ path: 'password', message }]) });
    await press(keys, 'Send me a test');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(descriptionOf(screen.getByLabelText('Password'))).toContain(message);
  });
});

describe("the sender's domain", () => {
  const domain: SenderDomain = {
    domain: 'polaris.example',
    spf: { state: 'found', name: 'polaris.example', record: 'v=spf1 mx -all' },
    dkim: null,
    dmarc: { state: 'missing', name: '_dmarc.polaris.example', record: null },
  };

  const entry = async (part: string) =>
    (await screen.findByText(part, { selector: 'dt' })).parentElement!.textContent;

  it("checks the sender's domain with the form's values, and shows what to add", async () => {
    const { keys } = open();
    await fill(keys, await screen.findByLabelText('Sender address'), 'ines@polaris.example');
    server.respondWith({ [DOMAIN]: { json: domain } });
    await press(keys, 'Check the domain');
    expect(await entry('SPF')).toMatch(/^SPFFound.*v=spf1 mx -all$/);
    expect(await entry('DKIM')).toBe(
      'DKIMNot checkedEnter the DKIM selector above to check this. Your mail provider names it.',
    );
    expect(await entry('DMARC')).toBe(
      'DMARCMissingAdd this TXT record to _dmarc.polaris.example:v=DMARC1; p=none',
    );
    expect(server.bodiesTo(DOMAIN)).toMatchObject([{ senderAddress: 'ines@polaris.example' }]);
  });

  it('reports what is wrong with a domain, and when its name servers do not respond', async () => {
    const { keys } = open();
    const json: SenderDomain = {
      ...domain,
      spf: { ...domain.spf, state: 'unknown', record: null },
      dmarc: { ...domain.dmarc, state: 'wrong', record: 'v=DMARC1' },
    };
    server.respondWith({ [DOMAIN]: { json } });
    await press(keys, 'Check the domain');
    expect(await entry('SPF')).toContain('Not knownThe name servers did not answer');
    expect(await entry('DMARC')).toContain('WrongKeep exactly one record');
  });
});

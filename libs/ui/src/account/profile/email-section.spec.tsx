import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { User } from '@polaris/contracts';
import { MockServer, problem } from '../../../testing/mock-server.ts';
import { renderScreen, someUser } from '../../../testing/render-screen.tsx';
import { AccountGate } from '../account-gate.tsx';
import { ProfileScreen } from './profile-screen.tsx';

const USER = 'GET /api/auth/user';
const CHANGE = 'PUT /api/auth/email';
const CANCEL = 'DELETE /api/auth/email';
const pending = someUser({ pendingEmail: 'new@example.com' });

const server = new MockServer();
afterEach(() => {
  cleanup();
  location.hash = '';
});

async function open(user: User) {
  server.respondWith({ [USER]: { json: user }, 'GET /api/auth/devices': { json: [] } });
  renderScreen(
    <AccountGate loadingText="Loading...">{(who) => <ProfileScreen user={who} />}</AccountGate>,
  );
  const region = await screen.findByRole('region', { name: 'Email address' });
  return { part: within(region), region, keys: userEvent.setup() };
}

type Part = Awaited<ReturnType<typeof open>>['part'];
const address = (part: Part) => part.getByLabelText<HTMLInputElement>('New email address');
const password = (part: Part) => part.getByLabelText<HTMLInputElement>('Current password');
const described = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

async function change(part: Part, keys: ReturnType<typeof userEvent.setup>) {
  await keys.type(address(part), 'new@example.com');
  await keys.type(password(part), 'seven quiet harbors');
  await keys.click(part.getByRole('button', { name: 'Change address' }));
}

describe('the email address on the profile', () => {
  it('sends an account without a password to its provider before changing the address', async () => {
    const { part, keys } = await open(someUser({ hasPassword: false }));
    server.respondWith({
      [CHANGE]: problem(403, 'For your security, please sign in again first.'),
      'GET /api/auth/options': { json: { openId: true, mail: true } },
    });
    await keys.type(address(part), 'new@example.com');
    await keys.click(part.getByRole('button', { name: 'Change address' }));
    const link = await part.findByRole('link', { name: 'Sign in again' });
    expect(link.getAttribute('href')).toBe(
      '/api/auth/openid?again=true&returnTo=%2Fdashboard%2Fprofile%23email',
    );
  });

  it.each([
    ['verified', 'Verified'],
    ['unverified', 'Not verified'],
  ] as const)('shows the address with its status when it is %s', async (emailStatus, label) => {
    const { part, region } = await open(someUser({ emailStatus }));
    expect(region.querySelector('strong')?.textContent).toBe('grace@example.com');
    expect(part.getByText(label)).toBeTruthy();
  });

  it('shows no status and no code without mail, and changes the address immediately', async () => {
    const { part, keys } = await open(someUser({ emailStatus: 'unchecked' }));
    expect(part.queryByText(/erified/)).toBeNull();
    expect(part.queryByLabelText('Six-digit code')).toBeNull();
    expect(described(address(part))).toBe('The new address takes effect immediately.');
    const changed = someUser({ emailStatus: 'unchecked', email: 'new@example.com' });
    server.respondWith({ [CHANGE]: { json: changed } });
    await change(part, keys);
    await screen.findByText("Your account's email address is now new@example.com.");
    expect(part.getByText('new@example.com')).toBeTruthy();
  });

  it('waits for the new address to be verified, with the focus in the code field', async () => {
    const { part, keys } = await open(someUser());
    expect(described(address(part))).toContain(
      'once you verify it. Your old address will be notified',
    );
    server.respondWith({ [CHANGE]: { json: pending } });
    await change(part, keys);
    expect(await part.findByText(/Your new address/)).toBeTruthy();
    const body = '{"email":"new@example.com","currentPassword":"seven quiet harbors"}';
    expect(server.callsTo(CHANGE)).toEqual([`${CHANGE} ${body}`]);
    expect(document.activeElement).toBe(part.getByLabelText('Six-digit code'));
    expect(address(part).value).toBe('');
    expect(password(part).value).toBe('');
    await screen.findByText('A link and a code are on their way to new@example.com.');
  });

  it('shows missing values before sending, and server errors at their fields', async () => {
    const { part, keys } = await open(someUser());
    await keys.click(part.getByRole('button', { name: 'Change address' }));
    expect(described(address(part))).toContain('Please enter a valid email address.');
    expect(described(password(part))).toBe('Please enter your password.');
    expect(server.callsTo(CHANGE)).toEqual([]);

    const wrong = 'This is not your current password.';
    server.respondWith({
      [CHANGE]: problem(400, wrong, [{ path: 'currentPassword', message: wrong }]),
    });
    await change(part, keys);
    await waitFor(() => expect(described(password(part))).toBe(wrong));
    expect(document.activeElement).toBe(password(part));

    const taken = 'Another account has this address.';
    server.respondWith({ [CHANGE]: problem(409, taken) });
    await keys.click(part.getByRole('button', { name: 'Change address' }));
    expect((await part.findByRole('alert')).textContent).toBe(taken);
    expect(address(part).value).toBe('new@example.com');
  });

  it('requires no password when the account has none', async () => {
    const { part, keys } = await open(someUser({ hasPassword: false }));
    expect(part.queryByLabelText('Current password')).toBeNull();
    server.respondWith({ [CHANGE]: { json: someUser({ ...pending, hasPassword: false }) } });
    await keys.type(address(part), 'new@example.com{Enter}');
    await part.findByLabelText('Six-digit code');
    expect(server.callsTo(CHANGE)).toEqual([`${CHANGE} {"email":"new@example.com"}`]);
  });

  it('cancels a change, and moves the focus to the section', async () => {
    const { part, region, keys } = await open(pending);
    server.respondWith({ [CANCEL]: { json: someUser() } });
    await keys.click(part.getByRole('button', { name: 'Cancel the change' }));
    await screen.findByText('Change canceled');
    expect(part.queryByLabelText('Six-digit code')).toBeNull();
    expect(document.activeElement).toBe(within(region).getByRole('heading'));
  });

  it('keeps a change that could not be canceled, and says why', async () => {
    const { part, keys } = await open(pending);
    server.respondWith({ [CANCEL]: problem(503, 'The database is away.') });
    await keys.click(part.getByRole('button', { name: 'Cancel the change' }));
    await screen.findByText('The database is away.');
    expect(part.getByLabelText('Six-digit code')).toBeTruthy();
  });

  it('returns to the first address when a change of an unverified one is canceled', async () => {
    const first = someUser({ emailStatus: 'unverified' });
    const { part, keys } = await open({ ...first, pendingEmail: 'new@example.com' });
    server.respondWith({ [CANCEL]: { json: first } });
    await keys.click(part.getByRole('button', { name: 'Cancel the change' }));
    await waitFor(() => expect(part.queryByText(/Your new address/)).toBeNull());
    expect(part.getByLabelText('Six-digit code')).toBeTruthy();
    expect(part.queryByRole('button', { name: 'Cancel the change' })).toBeNull();
  });

  it('verifies a new address by its code', async () => {
    const { part, keys } = await open(pending);
    const now = someUser({ email: 'new@example.com' });
    server.respondWith({ 'POST /api/auth/verify-code': { json: now } });
    await keys.type(part.getByLabelText('Six-digit code'), '123456{Enter}');
    await screen.findByText('Your email now goes to new@example.com.');
    expect(part.getByText('new@example.com')).toBeTruthy();
    expect(part.getByText('Verified')).toBeTruthy();
  });

  it('focuses the field for a new address when the link points to it', async () => {
    location.hash = '#email';
    const { part } = await open(someUser());
    expect(document.activeElement).toBe(address(part));
  });
});

describe('the password on the profile', () => {
  it('sets a first password by a one-time link', async () => {
    await open(someUser({ hasPassword: false }));
    const part = within(screen.getByRole('region', { name: 'Password' }));
    expect(part.queryByLabelText('New password')).toBeNull();
    const link = part.getByRole('link', { name: 'Request a link to choose one' });
    expect(link.getAttribute('href')).toBe('/login#forgot');
  });

  it('changes a password with the current one', async () => {
    await open(someUser());
    const part = within(screen.getByRole('region', { name: 'Password' }));
    expect(part.getByLabelText('Current password')).toBeTruthy();
  });
});

import { afterEach, describe, expect, it } from '@jest/globals';
import type { Device, User } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { MockServer, problem } from '../../../testing/mock-server.ts';
import { descriptionOf, expectToast, fill, valueOf } from '../../../testing/queries.ts';
import { renderApp, someUser } from '../../../testing/render-screen.tsx';
import { ProfileApp } from '../account-app.tsx';
import { someTwoFactor } from '../../../testing/records/two-factor-state.ts';
import { DELETION } from './delete-account.tsx';

const USER = 'GET /api/auth/user';
const UPDATE = 'PATCH /api/auth/user';
const PASSWORD = 'PUT /api/auth/password';
const REMOVE = 'DELETE /api/account';
/** The id of the other device. */
const OTHER = '1'.repeat(32);
const SIGN_OUT = `DELETE /api/auth/devices/${OTHER}`;

const device = (own: Partial<Device> = {}): Device => ({
  id: '0'.repeat(32),
  name: 'Firefox on Windows',
  signedInAt: '2026-01-02T15:00:00.000Z',
  seenAt: '2026-01-03T15:00:00.000Z',
  current: false,
  ...own,
});

const server = new MockServer();
afterEach(cleanup);

async function open(user: User = someUser()) {
  const devices = [device({ current: true }), device({ id: OTHER, name: 'Safari on macOS' })];
  server.respondWith({
    [USER]: { json: user },
    'GET /api/calendar-feed': { json: { createdAt: null, lastReadAt: null } },
    'GET /api/auth/devices': { json: devices },
    'GET /api/auth/two-factor': { json: someTwoFactor() },
  });
  renderApp(<ProfileApp />);
  await screen.findByRole('heading', { level: 1, name: 'Your profile' });
  return userEvent.setup({ delay: null });
}

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the details of a profile', () => {
  const save = (keys: UserEvent) =>
    keys.click(screen.getByRole('button', { name: 'Save details' }));

  it('sends only the details that were changed', async () => {
    const keys = await open(someUser({ phone: 'ask my assistant' }));
    expect(valueOf(screen.getByLabelText('First name'))).toBe('Grace');
    const changed = someUser({ firstName: 'Ada', lastName: 'Lovelace' });
    server.respondWith({ [UPDATE]: { json: changed }, [USER]: { json: changed } });
    await fill(keys, screen.getByLabelText('First name'), 'Ada');
    await fill(keys, screen.getByLabelText('Last name'), 'Lovelace');
    await save(keys);
    await expectToast('Profile updated', 'Your details have been saved.');
    expect(server.bodiesTo(UPDATE)).toEqual([{ firstName: 'Ada', lastName: 'Lovelace' }]);
  });

  it('rejects a phone number without digits before sending it', async () => {
    const keys = await open();
    const phone = screen.getByLabelText('Phone');
    await fill(keys, phone, 'not a phone');
    await save(keys);
    await waitFor(() => expect(descriptionOf(phone)).toContain('Please enter a phone number'));
    expect(server.callsTo(UPDATE)).toEqual([]);
  });

  it('opens the sign-in page when the login session has ended, and keeps what was typed', async () => {
    const keys = await open();
    server.respondWith({ [UPDATE]: problem(401, 'Please sign in.') });
    await fill(keys, screen.getByLabelText('First name'), 'Ada');
    await save(keys);
    const link = await screen.findByRole('link', { name: /^Please sign in/ });
    expect(link.getAttribute('href')).toBe(
      `/api/login?returnTo=${encodeURIComponent(location.pathname)}`,
    );
    expect(link.getAttribute('target')).toBe('_blank');
    expect(valueOf(screen.getByLabelText('First name'))).toBe('Ada');
  });
});

describe('a new password', () => {
  it('requires the old password, shows errors at the fields, and clears them', async () => {
    const keys = await open();
    const [current, next] = [
      section('Password').getByLabelText('Current password'),
      section('Password').getByLabelText('New password'),
    ];
    const change = () => keys.click(screen.getByRole('button', { name: 'Change password' }));
    await fill(keys, current, 'not this one');
    await fill(keys, next, 'short');
    await change();
    await waitFor(() => expect(descriptionOf(next)).toContain('at least 8 characters'));
    const wrong = 'This is not your current password.';
    server.respondWith({
      [PASSWORD]: problem(400, wrong, [{ path: 'currentPassword', message: wrong }]),
    });
    await fill(keys, next, 'eight loud harbors');
    await change();
    await waitFor(() => expect(descriptionOf(current)).toContain(wrong));
    server.respondWith({ [PASSWORD]: { status: 204 } });
    await fill(keys, current, 'seven quiet harbors');
    await change();
    await expectToast('Password changed', 'Every other device has been signed out.');
    expect(valueOf(current)).toBe('');
    expect(server.bodiesTo(PASSWORD).at(-1)).toEqual({
      currentPassword: 'seven quiet harbors',
      password: 'eight loud harbors',
    });
  });
});

describe('the devices of an account', () => {
  it('lists the devices, including this one', async () => {
    await open();
    const devices = await section('Devices').findAllByRole('listitem');
    expect(devices.map(({ textContent }) => /This device/.test(textContent))).toEqual([
      true,
      false,
    ]);
    expect(section('Devices').getByRole('button', { name: 'Sign out everywhere' })).toBeTruthy();
  });

  const ask = async (keys: UserEvent, name: string) => {
    await keys.click(await section('Devices').findByRole('button', { name: `Sign out ${name}` }));
    return within(screen.getByRole('alertdialog'));
  };

  it('signs another device out after confirmation, and moves the focus to the list', async () => {
    const keys = await open();
    const question = await ask(keys, 'Safari on macOS');
    expect(screen.getByRole('alertdialog', { name: 'Sign out Safari on macOS?' })).toBeTruthy();
    expect(question.queryByLabelText('Current password')).toBeNull();
    expect(document.activeElement).toBe(question.getByRole('button', { name: 'Cancel' }));
    server.respondWith({
      [SIGN_OUT]: { status: 204 },
      'GET /api/auth/devices': { json: [device({ current: true })] },
    });
    await keys.click(question.getByRole('button', { name: 'Sign out' }));
    await expectToast('Signed out', 'Safari on macOS was signed out.');
    expect(section('Devices').getAllByRole('listitem')).toHaveLength(1);
    expect(document.activeElement).toBe(section('Devices').getByRole('list'));
  });

  it('asks for the password to sign out a device only when the server requires it', async () => {
    const keys = await open();
    const question = await ask(keys, 'Safari on macOS');
    const needed = 'Please enter your password.';
    server.respondWith({
      [SIGN_OUT]: problem(400, needed, [{ path: 'currentPassword', message: needed }]),
    });
    const confirm = () => keys.click(question.getByRole('button', { name: 'Sign out' }));
    await confirm();
    const password = await question.findByLabelText('Current password');
    expect(descriptionOf(password)).toBe(needed);
    expect(document.activeElement).toBe(password);
    server.respondWith({ [SIGN_OUT]: { status: 204 } });
    await fill(keys, password, 'seven quiet harbors');
    await confirm();
    await expectToast('Signed out', 'Safari on macOS was signed out.');
    expect(server.bodiesTo(SIGN_OUT)).toEqual([{}, { currentPassword: 'seven quiet harbors' }]);
  });

  it('signs out no device when the confirmation is canceled', async () => {
    const keys = await open();
    const question = await ask(keys, 'Safari on macOS');
    await keys.click(question.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(server.callsTo(SIGN_OUT)).toEqual([]);
  });
});

describe('deleting an account', () => {
  it('requires the address and the password to delete an account, and can be canceled', async () => {
    const keys = await open();
    await keys.click(screen.getByRole('button', { name: 'Delete account' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Delete your account?' }));
    expect(section('Delete account').getByText(DELETION)).toBeTruthy();
    expect(question.getByText(`${DELETION} This can't be undone.`)).toBeTruthy();
    const address = question.getByLabelText(/^Type grace@example\.com to confirm/);
    expect(document.activeElement).toBe(address);
    const wrong = 'This is not the address of your account.';
    server.respondWith({ [REMOVE]: problem(400, wrong, [{ path: 'email', message: wrong }]) });
    await fill(keys, address, 'somebody@example.com');
    const remove = () => keys.click(question.getByRole('button', { name: 'Delete permanently' }));
    await remove();
    const password = question.getByLabelText('Current password');
    await waitFor(() => expect(descriptionOf(password)).toBe('Please enter your password.'));
    await fill(keys, password, 'seven quiet harbors');
    await remove();
    await waitFor(() => expect(descriptionOf(address)).toBe(wrong));
    await keys.click(question.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(server.callsTo(REMOVE)).toHaveLength(1);
  });

  it('sends an account without a password to its provider, and returns to the confirmation', async () => {
    const keys = await open(someUser({ hasPassword: false }));
    const again = 'For your security, please sign in again first.';
    server.respondWith({
      [REMOVE]: problem(403, again),
      'GET /api/auth/options': { json: { openId: true, mail: true } },
    });
    await keys.click(screen.getByRole('button', { name: 'Delete account' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Delete your account?' }));
    expect(question.queryByLabelText('Current password')).toBeNull();
    await fill(keys, question.getByLabelText(/^Type/), 'grace@example.com');
    await keys.click(question.getByRole('button', { name: 'Delete permanently' }));
    expect((await question.findByRole('alert')).textContent).toContain(again);
    const link = await question.findByRole('link', { name: 'Sign in again' });
    expect(link.getAttribute('href')).toBe(
      '/api/auth/openid?again=true&returnTo=%2Fdashboard%2Fprofile%23delete',
    );
  });

  it('opens the confirmation when a fresh sign-in returns to it', async () => {
    location.hash = '#delete';
    await open(someUser({ hasPassword: false }));
    expect(screen.getByRole('alertdialog', { name: 'Delete your account?' })).toBeTruthy();
    location.hash = '';
  });

  it('hides account deletion from the owner', async () => {
    await open(someUser({ isAdmin: true }));
    expect(screen.getByRole('region', { name: 'Devices' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull();
  });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Invitation, SIGNED_IN_HINT } from '@polaris/contracts';
import { storageKeys } from '@polaris/contracts/browser-names';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockServer, problem } from '../../../testing/mock-server.ts';
import { descriptionOf, fill, valueOf } from '../../../testing/queries.ts';
import { someUser } from '../../../testing/render-screen.tsx';
import { InvitationScreen } from './invitation-screen.tsx';

/** As long as a real one. */
const TOKEN = 'abc'.padEnd(43, '-');
const READ = 'POST /api/invitations/open';
const ACCEPT = 'POST /api/invitations/accept';
const USER = 'GET /api/auth/user';
const EMAIL = 'grace@example.com';

const invitation = (own: Partial<Invitation> = {}) => ({
  json: {
    name: 'Grace Hopper',
    email: EMAIL,
    hasAccount: false,
    expiresAt: '2026-03-16T17:00:00.000Z',
    ...own,
  },
});

const server = new MockServer();
beforeEach(() => {
  sessionStorage.clear();
  location.hash = TOKEN;
});
afterEach(() => {
  cleanup();
  document.cookie = `${SIGNED_IN_HINT}=; max-age=0`;
});

function open() {
  const accepted: true[] = [];
  const page = { inviter: 'Ines Calloway', onAccepted: () => accepted.push(true) };
  render(<InvitationScreen {...page} />);
  return { keys: userEvent.setup({ delay: null }), accepted };
}

function signIn(own = {}) {
  document.cookie = `${SIGNED_IN_HINT}=1`;
  server.respondWith({ [USER]: { json: someUser(own) } });
}

const password = () => screen.findByLabelText('Password');
const press = async (keys: ReturnType<typeof open>['keys'], name: string) =>
  keys.click(await screen.findByRole('button', { name }));

describe('an invitation without an account', () => {
  it('shows who invites whom, for which address, and until when', async () => {
    server.respondWith({ [READ]: invitation() });
    open();
    expect(screen.getByRole('status').textContent).toContain('Loading your invitation...');
    await password();
    expect(document.body.textContent).toContain(
      `Hello Grace Hopper, Ines Calloway invites you to a client account for ${EMAIL}.`,
    );
    expect(screen.getByText('March 16, 2026').getAttribute('datetime')).toBe(
      '2026-03-16T17:00:00.000Z',
    );
    const email = screen.getByRole('textbox', { name: 'Email' });
    expect([valueOf(email), (email as HTMLInputElement).readOnly]).toEqual([EMAIL, true]);
  });

  it('shows missing values, and focuses the first', async () => {
    server.respondWith({ [READ]: invitation() });
    const { keys } = open();
    await press(keys, 'Create account');
    const field = await password();
    await waitFor(() =>
      expect(descriptionOf(field)).toContain('Password must be at least 8 characters.'),
    );
    expect(document.activeElement).toBe(field);
    expect(server.callsTo(ACCEPT)).toEqual([]);
  });

  it('creates the account, and shows a message on the dashboard', async () => {
    server.respondWith({ [READ]: invitation(), [ACCEPT]: { status: 201, json: someUser() } });
    const { keys, accepted } = open();
    const field = await password();
    expect(field.getAttribute('type')).toBe('password');
    await press(keys, 'Show characters');
    expect(field.getAttribute('type')).toBe('text');
    await fill(keys, field, 'seven quiet harbors');
    await press(keys, 'Create account');
    await waitFor(() => expect(accepted).toHaveLength(1));
    expect(server.bodiesTo(ACCEPT)).toEqual([
      { password: 'seven quiet harbors', firstName: 'Grace', lastName: 'Hopper', token: TOKEN },
    ]);
    expect(JSON.parse(sessionStorage.getItem(storageKeys.nextPageToast)!)).toEqual({
      title: 'Invitation accepted',
      description: 'Your account is ready.',
    });
  });

  it("shows the server's error at the password", async () => {
    const common = 'This password is one of the most common ones.';
    server.respondWith({
      [READ]: invitation(),
      [ACCEPT]: problem(400, common, [{ path: 'password', message: common }]),
    });
    const { keys, accepted } = open();
    const field = await password();
    await fill(keys, field, 'password1');
    await press(keys, 'Create account');
    await waitFor(() => expect(descriptionOf(field)).toContain(common));
    expect(document.activeElement).toBe(field);
    expect(accepted).toEqual([]);
  });

  it('reports that the invitation ended before the form was sent', async () => {
    const accepted = 'This invitation was accepted already. Sign in instead.';
    server.respondWith({ [READ]: invitation(), [ACCEPT]: problem(409, accepted) });
    const { keys } = open();
    await fill(keys, await password(), 'seven quiet harbors');
    server.respondWith({ [READ]: problem(409, accepted) });
    await press(keys, 'Create account');
    expect(await screen.findByRole('heading', { name: 'Invitation accepted' })).toBeTruthy();
  });
});

describe('an invitation for an address that has an account', () => {
  it('continues through sign-in and back, with no token in an address', async () => {
    server.respondWith({ [READ]: invitation({ hasAccount: true }) });
    open();
    const link = await screen.findByRole('link', { name: 'Sign in to accept' });
    expect(link.getAttribute('href')).toBe(`/login?returnTo=${encodeURIComponent('/invitation')}`);
    cleanup();
    location.hash = '';
    open();
    await screen.findByRole('link', { name: 'Sign in to accept' });
    expect(server.bodiesTo(READ)).toEqual([{ token: TOKEN }, { token: TOKEN }]);
  });

  it('accepts the invitation with one click when its user is signed in', async () => {
    signIn();
    server.respondWith({
      [READ]: invitation({ hasAccount: true, email: 'Grace@example.com' }),
      [ACCEPT]: { status: 201, json: someUser() },
    });
    const { keys, accepted } = open();
    await press(keys, 'Accept');
    await waitFor(() => expect(accepted).toHaveLength(1));
    expect(server.bodiesTo(ACCEPT)).toEqual([{ token: TOKEN }]);
  });

  it('explains why the invitation could not be accepted', async () => {
    signIn();
    const taken = 'Your account belongs to another customer record already.';
    server.respondWith({ [READ]: invitation({ hasAccount: true }), [ACCEPT]: problem(409, taken) });
    const { keys } = open();
    await press(keys, 'Accept');
    expect((await screen.findByRole('alert')).textContent).toBe(taken);
  });
});

it('asks a visitor with another account to sign out, then continues', async () => {
  signIn({ email: 'ada@example.com' });
  server.respondWith({ [READ]: invitation(), 'POST /api/auth/logout': { status: 204 } });
  const { keys } = open();
  await press(keys, 'Sign out');
  expect(await password()).toBeTruthy();
});

describe('an invalid invitation link', () => {
  it.each([
    [404, 'Invitation not found', 'Ask for a new invitation', '/contact'],
    [409, 'Invitation accepted', 'Sign in', '/login'],
    [410, 'Invitation expired', 'Ask for a new invitation', '/contact'],
  ])(
    'explains why an invitation is unavailable, and what to do: %i',
    async (status, title, label, href) => {
      server.respondWith({ [READ]: problem(status, 'The reason.') });
      open();
      expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
      expect(screen.getByRole('alert').textContent).toBe('The reason.');
      expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(href);
    },
  );

  it('checks an invitation link again on request when only the server failed', async () => {
    server.respondWith({ [READ]: problem(503, 'The service is briefly unavailable.') });
    const { keys } = open();
    await screen.findByRole('heading', { name: "Your invitation couldn't be loaded" });
    server.respondWith({ [READ]: invitation() });
    await press(keys, 'Try again');
    expect(await password()).toBeTruthy();
  });
});

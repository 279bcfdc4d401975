import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { User } from '@polaris/contracts';
import { MockServer, problem } from '../../../testing/mock-server.ts';
import { renderScreen, someUser } from '../../../testing/render-screen.tsx';
import { AccountGate } from '../account-gate.tsx';
import { ClientDashboard } from './dashboard-screen.tsx';

const USER = 'GET /api/auth/user';
const CODE = 'POST /api/auth/verify-code';
const AGAIN = 'POST /api/auth/verification';
const unverified = someUser({ emailStatus: 'unverified' });
const verified = someUser();

const server = new MockServer();
afterEach(cleanup);

async function open(user: User) {
  server.respondWith({ [USER]: { json: user } });
  renderScreen(
    <AccountGate loadingText="Loading...">
      {(who) => <ClientDashboard user={who} replyTime="within a day" ownerName="Ines Calloway" />}
    </AccountGate>,
  );
  const heading = await screen.findByRole('heading', { name: 'Dashboard' });
  return { heading, keys: userEvent.setup() };
}

const notice = () => screen.getByRole('region', { name: /^Verify your/ });
const noNotice = () => screen.queryByRole('region', { name: /^Verify your/ });
const code = () => within(notice()).getByLabelText<HTMLInputElement>('Six-digit code');
const button = (name: string) => within(notice()).getByRole('button', { name });
const describedText = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

describe('the dashboard of a user with an unverified address', () => {
  it('shows the address to verify, what is not sent until then, and where to change it', async () => {
    await open(unverified);
    expect(notice().textContent).toContain('Open the link in our email to grace@example.com');
    expect(notice().textContent).toContain(
      "Until then, you won't get order confirmations or updates by email.",
    );
    const link = within(notice()).getByRole('link', { name: 'Change it' });
    expect(link.getAttribute('href')).toBe('/dashboard/profile#email');
    expect(code().getAttribute('inputmode')).toBe('numeric');
    expect(code().getAttribute('autocomplete')).toBe('one-time-code');
  });

  it('accepts a pasted code with a space on Enter, shows a toast and moves the focus', async () => {
    const { heading, keys } = await open(unverified);
    server.respondWith({ [CODE]: { json: verified } });
    await keys.click(code());
    await keys.paste('123 456');
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(noNotice()).toBeNull());
    expect(server.callsTo(CODE)).toEqual([`${CODE} {"code":"123456"}`]);
    expect(document.activeElement).toBe(heading);
    expect(await screen.findByText('Email address verified')).toBeTruthy();
  });

  it('shows a wrong code at its field, and sends no incomplete code', async () => {
    const { keys } = await open(unverified);
    const wrong = 'This code is wrong or too old.';
    server.respondWith({ [CODE]: problem(400, wrong, [{ path: 'code', message: wrong }]) });
    await keys.type(code(), '12345');
    await keys.click(button('Verify'));
    expect(describedText(code())).toBe('Please enter the 6 digits.');
    expect(server.callsTo(CODE)).toEqual([]);
    await keys.type(code(), '6');
    await keys.click(button('Verify'));
    await waitFor(() => expect(describedText(code())).toBe(wrong));
    expect(document.activeElement).toBe(code());
    expect(code().value).toBe('123456');
  });

  it('sends the mail again, and stays busy until it is sent', async () => {
    const { keys } = await open(unverified);
    const gate = Promise.withResolvers<{ status: number }>();
    server.respondWith({ [AGAIN]: gate.promise });
    await keys.click(button('Send it again'));
    expect(button('Send it again').getAttribute('aria-busy')).toBe('true');
    await keys.click(button('Send it again'));
    gate.resolve({ status: 202 });
    await screen.findByText('A new email is on its way.');
    expect(server.callsTo(AGAIN)).toHaveLength(1);
    expect(document.activeElement).toBe(button('Send it again'));
  });

  it('shows how long to wait when the mail was sent too often', async () => {
    const { keys } = await open(unverified);
    const often = problem(429, 'Please try again later.');
    server.respondWith({ [AGAIN]: { ...often, headers: { 'Retry-After': '700' } } });
    await keys.click(button('Send it again'));
    const alert = await within(notice()).findByRole('alert');
    expect(alert.textContent).toBe('Too many attempts. Try again in 12 minutes.');
  });

  it.each(['Verify', 'Send it again'])(
    'hides the notice on "%s" when the address was verified elsewhere',
    async (name) => {
      const { heading, keys } = await open(unverified);
      const done = problem(409, 'Your address is verified already.');
      server.respondWith({ [CODE]: done, [AGAIN]: done, [USER]: { json: verified } });
      await keys.type(code(), '123456');
      await keys.click(button(name));
      await waitFor(() => expect(noNotice()).toBeNull());
      expect(document.activeElement).toBe(heading);
    },
  );

  it('hides the notice on focus when the link was opened in another tab', async () => {
    await open(unverified);
    server.respondWith({ [USER]: { json: verified } });
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await waitFor(() => expect(noNotice()).toBeNull());
    expect(await screen.findByText('Email address verified')).toBeTruthy();
  });
});

describe('the dashboard', () => {
  it.each(['verified', 'unchecked'] as const)(
    'shows no notice when the address is %s',
    async (emailStatus) => {
      await open(someUser({ emailStatus }));
      expect(noNotice()).toBeNull();
    },
  );

  it('shows no notice when mail is off, even for a pending address', async () => {
    await open(someUser({ emailStatus: 'unchecked', pendingEmail: 'new@example.com' }));
    expect(noNotice()).toBeNull();
  });

  it('asks to verify a new address, and says that the old one is used until then', async () => {
    await open(someUser({ pendingEmail: 'new@example.com' }));
    expect(notice().textContent).toContain('Open the link in our email to new@example.com');
    expect(notice().textContent).toContain(
      'Until then, grace@example.com remains the address of your account.',
    );
  });
});

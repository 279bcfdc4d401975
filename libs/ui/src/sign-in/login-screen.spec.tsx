import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SIGNED_IN_HINT } from '@polaris/contracts';
import { MockServer, problem } from '../../testing/mock-server.ts';
import { someUser } from '../../testing/render-screen.tsx';
import { LoginScreen } from './login-screen.tsx';

/** As long as a real one. */
const TOKEN = 'abc'.padEnd(43, '-');
const VERIFY = 'POST /api/auth/verify-email';
const OPTIONS = 'GET /api/auth/options';
const FORGOT = 'POST /api/auth/forgot-password';
const options = (mail: boolean) => ({ json: { openId: false, mail } });

const server = new MockServer();
afterEach(() => {
  cleanup();
  location.hash = '';
  document.cookie = `${SIGNED_IN_HINT}=; max-age=0`;
});

function open(hash: string, responses: Parameters<MockServer['respondWith']>[0] = {}) {
  server.respondWith(responses);
  location.hash = hash;
  render(<LoginScreen returnTo={null} />);
  return userEvent.setup();
}

function signIn(own = {}) {
  document.cookie = `${SIGNED_IN_HINT}=1`;
  server.respondWith({ 'GET /api/auth/user': { json: someUser(own) } });
}

const verify = () => screen.getByRole('button', { name: 'Verify my address' });

describe('the verification link', () => {
  it('verifies only when the button is pressed, then continues', async () => {
    const gate = Promise.withResolvers<{ json: unknown }>();
    const keys = open(`#verify=${TOKEN}`, { [VERIFY]: gate.promise });
    expect(screen.getByRole('heading', { name: 'Verify your email address' })).toBeTruthy();
    expect(screen.queryByLabelText('Your password')).toBeNull();
    expect(server.callsTo(VERIFY)).toEqual([]);
    await keys.click(verify());
    const busy = screen.getByRole('button', { name: 'Verifying...' });
    expect(busy.getAttribute('aria-busy')).toBe('true');
    gate.resolve({ json: { email: 'grace@example.com' } });
    expect((await screen.findByRole('status')).textContent).toContain(
      'grace@example.com is verified',
    );
    const onward = screen.getByRole('link', { name: 'Go to your dashboard' });
    expect(onward.getAttribute('href')).toBe('/dashboard');
    expect(document.activeElement).toBe(onward);
    expect(server.callsTo(VERIFY)).toEqual([`${VERIFY} {"token":"${TOKEN}"}`]);
  });

  it('shows where to request a new mail when the link has expired', async () => {
    const refused = 'This link is no longer valid. Ask for a new one.';
    const keys = open(`#verify=${TOKEN}`, { [VERIFY]: problem(400, refused) });
    await keys.click(verify());
    expect((await screen.findByRole('alert')).textContent).toBe(refused);
    expect(screen.getByText(/request a new email on your dashboard/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Verify my address' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeTruthy();
  });

  it('asks for the password when the account is signed out', async () => {
    const wrong = (message: string) =>
      problem(400, message, [{ path: 'currentPassword', message }]);
    const keys = open(`#verify=${TOKEN}`, { [VERIFY]: wrong('Please enter your password.') });
    await keys.click(verify());
    const password = await screen.findByLabelText('Your password');
    expect(document.activeElement).toBe(password);
    server.respondWith({ [VERIFY]: wrong('This is not your current password.') });
    await keys.type(password, 'not this one{Enter}');
    expect(await screen.findByText('This is not your current password.')).toBeTruthy();
    server.respondWith({ [VERIFY]: { json: { email: 'grace@example.com' } } });
    await keys.clear(password);
    await keys.type(password, 'seven quiet harbors{Enter}');
    expect(await screen.findByText(/is verified/)).toBeTruthy();
    expect(server.callsTo(VERIFY).at(-1)).toContain('"currentPassword":"seven quiet harbors"');
  });

  it('removes an address that someone else has entered', async () => {
    const DISOWN = 'POST /api/auth/disown-email';
    const keys = open(`#verify=${TOKEN}`, { [DISOWN]: { status: 204 } });
    await keys.click(screen.getByRole('button', { name: "This wasn't me" }));
    expect((await screen.findByRole('status')).textContent).toContain('no longer used');
    expect(server.callsTo(DISOWN)).toEqual([`${DISOWN} {"token":"${TOKEN}"}`]);
    expect(server.callsTo(VERIFY)).toEqual([]);
  });

  it('verifies an address again on request when the server could not respond', async () => {
    const keys = open(`#verify=${TOKEN}`, {
      [VERIFY]: problem(503, 'Please try again in a minute.'),
    });
    await keys.click(verify());
    expect((await screen.findByRole('alert')).textContent).toBe('Please try again in a minute.');
    server.respondWith({ [VERIFY]: { json: { email: 'grace@example.com' } } });
    await keys.click(verify());
    expect(await screen.findByText(/is verified/)).toBeTruthy();
  });

  it('verifies for a signed-in user', async () => {
    signIn({ emailStatus: 'unverified' });
    const keys = open(`#verify=${TOKEN}`, { [VERIFY]: { json: { email: 'grace@example.com' } } });
    await waitFor(() => expect(server.callsTo('GET /api/auth/user')).toHaveLength(1));
    await keys.click(verify());
    expect(await screen.findByText(/is verified/)).toBeTruthy();
  });

  it('starts over when another link is opened in the same tab', async () => {
    const keys = open(`#verify=${TOKEN}`, { [VERIFY]: problem(400, 'Not valid any more.') });
    await keys.click(verify());
    await screen.findByRole('alert');
    location.hash = '#verify=def';
    await waitFor(() => expect(verify()).toBeTruthy());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the cancel link in the old mailbox', () => {
  const CANCEL = 'POST /api/auth/cancel-email';
  const keep = () => screen.getByRole('button', { name: 'Keep my current address' });

  it('cancels the change only when the button is pressed, and links to a new password', async () => {
    const gate = Promise.withResolvers<{ json: unknown }>();
    const keys = open(`#cancel=${TOKEN}`, { [CANCEL]: gate.promise });
    expect(screen.getByRole('heading', { name: 'Keep your email address' })).toBeTruthy();
    expect(server.callsTo(CANCEL)).toEqual([]);
    await keys.click(keep());
    expect(screen.getByRole('button', { name: 'Canceling...' }).ariaBusy).toBe('true');
    gate.resolve({ json: { email: 'grace@example.com' } });
    const done = await screen.findByRole('status');
    expect(done.textContent).toContain('grace@example.com remains your address');
    const onward = screen.getByRole('link', { name: 'Choose a new password' });
    expect(document.activeElement).toBe(onward);
    expect(server.callsTo(CANCEL)).toEqual([`${CANCEL} {"token":"${TOKEN}"}`]);
  });

  it('explains what to do when the link is no longer valid', async () => {
    const keys = open(`#cancel=${TOKEN}`, { [CANCEL]: problem(400, 'Not valid.') });
    await keys.click(keep());
    expect((await screen.findByRole('alert')).textContent).toBe('This link is no longer valid.');
    expect(screen.getByText(/answer the email that told you about the change/)).toBeTruthy();
  });

  it('cancels a change of address again on request when the server could not respond', async () => {
    const keys = open(`#cancel=${TOKEN}`, { [CANCEL]: problem(503, 'Please try again.') });
    await keys.click(keep());
    expect((await screen.findByRole('alert')).textContent).toBe('Please try again.');
    server.respondWith({ [CANCEL]: { json: { email: 'grace@example.com' } } });
    await keys.click(keep());
    expect(await screen.findByText(/remains your address/)).toBeTruthy();
  });
});

describe('a forgotten password', () => {
  const ask = async (keys: ReturnType<typeof userEvent.setup>, name: string) => {
    await keys.type(screen.getByLabelText('Email'), 'grace@example.com');
    await keys.click(screen.getByRole('button', { name }));
    return (await screen.findByRole('status')).textContent;
  };

  it('mails a link for a new password when mail is sent', async () => {
    const keys = open('#forgot', { [OPTIONS]: options(true), [FORGOT]: { status: 202 } });
    await screen.findByText(/you'll get an email with a link/);
    expect(await ask(keys, 'Send the link')).toContain('is on its way.');
  });

  it('requests a link from the owner when no mail is sent, and promises no mail', async () => {
    const keys = open('#forgot', { [OPTIONS]: options(false), [FORGOT]: { status: 202 } });
    await screen.findByText(/The owner of this site will personally send you a link/);
    const response = await ask(keys, 'Request a link');
    expect(response).toContain('will send you a link');
    expect(document.body.textContent).not.toMatch(/mailed|on its way/);
  });

  it('promises nothing until it is known whether mail is sent', async () => {
    const gate = Promise.withResolvers<{ json: unknown }>();
    open('#forgot', { [OPTIONS]: gate.promise });
    expect(screen.getByText(/get a link to choose a new password/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/mailed|owner/);
    gate.resolve(options(true));
    await screen.findByText(/you'll get an email with a link/);
  });

  it("resets the password of a signed-in user's own address", async () => {
    signIn({ hasPassword: false });
    open('#forgot', { [OPTIONS]: options(true) });
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('grace@example.com'),
    );
    expect(screen.queryByText(/You're signed in as/)).toBeNull();
  });
});

describe('the link for a new password', () => {
  const CHECK = 'POST /api/auth/reset-password/check';

  it('reports a used reset link before a password is typed, and offers a new one', async () => {
    open(`#reset=${TOKEN}`, { [CHECK]: problem(400, 'This link is no longer valid.') });
    await screen.findByText('This link has expired or has already been used.');
    expect(screen.queryByLabelText('New password')).toBeNull();
    const link = screen.getByRole('link', { name: 'Request a new link' });
    expect(link.getAttribute('href')).toBe('#forgot');
  });

  it.each([[204], [429]])(
    'shows the form for a new password when the check of the reset link answers %s',
    async (status) => {
      open(`#reset=${TOKEN}`, {
        [CHECK]: status === 204 ? { status } : problem(status, 'Too many attempts.'),
      });
      await waitFor(() => expect(server.callsTo(CHECK)).toHaveLength(1));
      await server.answered();
      expect(screen.getByLabelText('New password')).toBeTruthy();
    },
  );
});

describe('a new account', () => {
  const hint = "You'll get an email with a link and a code at this address.";

  it('announces the mail for a new account', async () => {
    open('#register', { [OPTIONS]: options(true) });
    expect(await screen.findByText(hint)).toBeTruthy();
  });

  it('announces no mail when none is sent', async () => {
    open('#register', { [OPTIONS]: options(false) });
    await waitFor(() => expect(server.callsTo(OPTIONS).length).toBeGreaterThan(0));
    await server.answered();
    expect(screen.queryByText(hint)).toBeNull();
  });
});

describe('signing in to order', () => {
  const order = { name: 'Data Audit', price: 1200 };
  const openFor = (hash: string, tax = 0) => {
    server.respondWith({ [OPTIONS]: options(true) });
    location.hash = hash;
    render(<LoginScreen returnTo="/services/7#purchase" order={{ ...order, tax }} />);
  };

  it.each([
    ['', 'Create your account to order Data Audit'],
    ['#register', 'Create your account to order Data Audit'],
    ['#sign-in', 'Sign in to order Data Audit, $1,200.'],
  ])('shows the order at "%s" while signing in', async (hash, text) => {
    openFor(hash);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it.each([
    ['#register', /^\$1,314 with sales tax\. You confirm/],
    ['#sign-in', 'Sign in to order Data Audit, $1,314 with sales tax.'],
  ])('shows the sum with the tax that is added at "%s"', async (hash, text) => {
    openFor(hash, 114);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('offers signing in next to registering, which comes first', async () => {
    openFor('');
    await screen.findByRole('button', { name: 'Create account' });
    const tabs = within(screen.getByRole('navigation', { name: 'Sign-in options' })).getAllByRole(
      'link',
    );
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Create account', 'Sign in']);
  });

  it('shows the order when the visitor is already signed in', async () => {
    signIn();
    openFor('');
    expect(await screen.findByText('Continue to order Data Audit, $1,200.')).toBeTruthy();
  });

  it('shows no order when another form is chosen', async () => {
    openFor('#forgot');
    await screen.findByText(/you'll get an email with a link/);
    expect(document.body.textContent).not.toContain('Data Audit');
  });
});

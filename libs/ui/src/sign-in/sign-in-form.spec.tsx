import { afterEach, describe, expect, it } from '@jest/globals';
import { type User, providerRefusals } from '@polaris/contracts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  fakeAuthenticator,
  passkeyRequest,
  sentAssertion,
} from '../../testing/fake-authenticator.ts';
import { MockServer, problem } from '../../testing/mock-server.ts';
import { descriptionOf, fill, valueOf } from '../../testing/queries.ts';
import { someUser } from '../../testing/render-screen.tsx';
import { LoginScreen } from './login-screen.tsx';

const LOGIN = 'POST /api/auth/login';
const REGISTER = 'POST /api/auth/register';
const REQUEST = 'POST /api/auth/two-factor/sign-in/passkey';
const RESET = 'POST /api/auth/reset-password';
const CODE = 'Enter the code from your authenticator app.';
const WRONG = 'Email or password is wrong.';

const { get } = fakeAuthenticator();
const server = new MockServer();
afterEach(() => {
  cleanup();
  location.hash = '';
});

function open(hash = '') {
  const signedIn: User[] = [];
  server.respondWith({ 'GET /api/auth/options': { json: { openId: false, mail: true } } });
  location.hash = hash;
  render(<LoginScreen returnTo={null} onDone={(user) => signedIn.push(user)} />);
  return { keys: userEvent.setup({ delay: null }), signedIn };
}

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const press = (keys: ReturnType<typeof open>['keys'], name: string) =>
  keys.click(screen.getByRole('button', { name }));

describe('signing in', () => {
  it('shows missing values of an empty form, and focuses the first', async () => {
    const { keys } = open();
    await press(keys, 'Sign in');
    await waitFor(() => expect(descriptionOf(email())).toBe('Please enter a valid email address.'));
    expect(descriptionOf(password())).toBe('Please enter your password.');
    expect(document.activeElement).toBe(email());
  });

  it('signs in with Tab and Enter alone, without a link between the two fields', async () => {
    const { keys, signedIn } = open();
    server.respondWith({ [LOGIN]: { json: someUser() } });
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toBeTruthy();
    await keys.click(email());
    await keys.keyboard('grace@example.com{Tab}quiet harbours{Enter}');
    await waitFor(() => expect(signedIn).toHaveLength(1));
  });

  it('rejects without revealing what was wrong, keeps what is typed, and can be repeated', async () => {
    const { keys, signedIn } = open();
    server.respondWith({ [LOGIN]: problem(401, WRONG) });
    await fill(keys, email(), 'grace@example.com');
    await fill(keys, password(), 'not this one');
    await press(keys, 'Sign in');
    expect(await screen.findByText(WRONG)).toBeTruthy();
    expect(valueOf(email())).toBe('grace@example.com');
    server.respondWith({ [LOGIN]: { json: someUser() } });
    await fill(keys, password(), 'seven quiet harbors');
    await press(keys, 'Sign in');
    await waitFor(() => expect(signedIn).toHaveLength(1));
    expect(server.bodiesTo(LOGIN).at(-1)).toEqual({
      email: 'grace@example.com',
      password: 'seven quiet harbors',
    });
  });

  it('asks for a code after the password when the account has a second factor', async () => {
    const { keys, signedIn } = open();
    server.respondWith({ [LOGIN]: problem(401, CODE, [{ path: 'code', message: CODE }]) });
    await fill(keys, email(), 'grace@example.com');
    await fill(keys, password(), 'seven quiet harbors');
    await press(keys, 'Sign in');
    const code = await screen.findByLabelText('Six-digit code');
    expect(document.activeElement).toBe(code);
    expect(descriptionOf(code)).toBe('From your authenticator app.');
    await keys.type(code, '111111{Enter}');
    await waitFor(() => expect(descriptionOf(code)).toContain(CODE));
    server.respondWith({ [LOGIN]: { json: someUser() } });
    await fill(keys, code, '204816');
    await press(keys, 'Sign in');
    await waitFor(() => expect(signedIn).toHaveLength(1));
    expect(server.bodiesTo(LOGIN).at(-1)).toMatchObject({ code: '204816' });
  });

  it('signs in with a passkey in place of a code when the account has one', async () => {
    const { keys, signedIn } = open();
    const asked = ['code', 'passkey'].map((path) => ({ path, message: CODE }));
    server.respondWith({ [LOGIN]: problem(401, CODE, asked), [REQUEST]: { json: passkeyRequest } });
    await fill(keys, email(), 'grace@example.com');
    await fill(keys, password(), 'seven quiet harbors');
    await press(keys, 'Sign in');
    await screen.findByRole('button', { name: 'Use a passkey' });
    get.mockRejectedValueOnce(new DOMException('canceled', 'NotAllowedError'));
    await press(keys, 'Use a passkey');
    expect(await screen.findByText('No passkey was used. Please try again.')).toBeTruthy();
    const used = 'This took too long, or was used before. Please use your passkey again.';
    server.respondWith({ [LOGIN]: problem(401, used, [{ path: 'passkey', message: used }]) });
    await press(keys, 'Use a passkey');
    expect(await screen.findByText(used)).toBeTruthy();
    server.respondWith({ [LOGIN]: { json: someUser() } });
    await press(keys, 'Use a passkey');
    await waitFor(() => expect(signedIn).toHaveLength(1));
    const account = { email: 'grace@example.com', password: 'seven quiet harbors' };
    expect(server.bodiesTo(REQUEST).at(-1)).toEqual(account);
    expect(server.bodiesTo(LOGIN).at(-1)).toEqual({ ...account, passkey: sentAssertion });
  });

  it('accepts a passkey after a sign-in at the provider when the account has one', async () => {
    const { keys } = open('#code=passkey');
    const expired = 'This sign-in has expired. Please start again.';
    server.respondWith({
      [REQUEST]: { json: passkeyRequest },
      'POST /api/auth/two-factor/sign-in': problem(401, expired),
    });
    await press(keys, 'Use a passkey');
    expect(await screen.findByText(expired)).toBeTruthy();
    expect(server.bodiesTo('POST /api/auth/two-factor/sign-in').at(-1)).toEqual({
      passkey: sentAssertion,
    });
  });

  it('asks for a code before it resets the password of an account with a second factor', async () => {
    const { keys, signedIn } = open(`#reset=${'abc'.padEnd(43, '-')}`);
    server.respondWith({ [RESET]: problem(401, CODE, [{ path: 'code', message: CODE }]) });
    await keys.type(await screen.findByLabelText('New password'), 'seven quiet harbors{Enter}');
    const code = await screen.findByLabelText('Six-digit code');
    server.respondWith({ [RESET]: { json: someUser() } });
    await keys.type(code, '204816{Enter}');
    await waitFor(() => expect(signedIn).toHaveLength(1));
  });

  it('asks for the code of an account that has signed in at its provider', async () => {
    const { keys } = open('#code');
    expect(screen.getByRole('heading', { name: 'Enter your code' })).toBeTruthy();
    const expired = 'This sign-in has expired. Please start again.';
    server.respondWith({ 'POST /api/auth/two-factor/sign-in': problem(401, expired) });
    await keys.type(screen.getByLabelText('Six-digit code'), '204816{Enter}');
    expect(await screen.findByText(expired)).toBeTruthy();
  });

  it('shows how long to wait after too many attempts, and keeps the password', async () => {
    const { keys } = open();
    const often = problem(429, 'Too many attempts.');
    server.respondWith({ [LOGIN]: { ...often, headers: { 'Retry-After': '900' } } });
    await fill(keys, email(), 'grace@example.com');
    await fill(keys, password(), 'seven quiet harbors');
    await press(keys, 'Sign in');
    expect(await screen.findByText('Too many attempts. Try again in 15 minutes.')).toBeTruthy();
    expect(valueOf(password())).toBe('seven quiet harbors');
  });

  it('shows the password while typing on request (ASVS 6.2.6)', async () => {
    const { keys } = open();
    expect(password().getAttribute('type')).toBe('password');
    await press(keys, 'Show characters');
    expect(password().getAttribute('type')).toBe('text');
  });
});

describe('a sign-in through a provider', () => {
  it.each([
    [providerRefusals.closed, providerRefusals.closed],
    ['Call 555', 'Signing in through the provider did not work. Please try again.'],
  ])('shows our own text when the provider refused with "%s"', async (refused, told) => {
    server.respondWith({ 'GET /api/auth/options': { json: { openId: false, mail: true } } });
    render(<LoginScreen returnTo={null} refused={refused} />);
    expect(await screen.findByText(told)).toBeTruthy();
  });
});

describe('making an account', () => {
  it('shows errors at the password', async () => {
    const { keys, signedIn } = open('#register');
    await fill(keys, email(), 'grace@example.com');
    await fill(keys, password(), 'short');
    await press(keys, 'Create account');
    await waitFor(() =>
      expect(descriptionOf(password())).toContain('Password must be at least 8 characters.'),
    );
    const common = 'This password is too common.';
    server.respondWith({
      [REGISTER]: problem(400, common, [{ path: 'password', message: common }]),
    });
    await fill(keys, password(), 'password1');
    await press(keys, 'Create account');
    await waitFor(() => expect(descriptionOf(password())).toContain(common));
    server.respondWith({ [REGISTER]: { status: 201, json: someUser() } });
    await fill(keys, password(), 'seven quiet harbors');
    await press(keys, 'Create account');
    await waitFor(() => expect(signedIn).toHaveLength(1));
  });

  it('asks for the name and fifteen characters for an account that can change everything', async () => {
    const { keys, signedIn } = open(`#setup=${'abc'.padEnd(43, '-')}`);
    expect(descriptionOf(password())).toContain('At least 15 characters.');
    await fill(keys, screen.getByLabelText(/^First name/), 'Ada');
    await fill(keys, screen.getByLabelText(/^Last name/), 'Harbor');
    await fill(keys, email(), 'ada@example.com');
    await fill(keys, password(), 'fourteen signs');
    await press(keys, 'Create the owner account');
    await waitFor(() =>
      expect(descriptionOf(password())).toContain('Password must be at least 15 characters.'),
    );
    server.respondWith({ 'POST /api/auth/setup': { status: 201, json: someUser() } });
    await fill(keys, password(), 'seven quiet harbors');
    await press(keys, 'Create the owner account');
    await waitFor(() => expect(signedIn).toHaveLength(1));
    expect(server.bodiesTo('POST /api/auth/setup')).toMatchObject([
      { firstName: 'Ada', lastName: 'Harbor', email: 'ada@example.com' },
    ]);
  });

  it('reports in an alert that the link of the first start is no longer valid', async () => {
    const { keys } = open(`#setup=${'abc'.padEnd(43, '-')}`);
    const used = 'This link is no longer valid.';
    server.respondWith({
      'POST /api/auth/setup': problem(400, used, [{ path: 'token', message: used }]),
    });
    await fill(keys, email(), 'ines@example.com');
    await fill(keys, password(), 'seven quiet harbors');
    await press(keys, 'Create the owner account');
    expect((await screen.findByText(used)).closest('[role=alert]')).toBeTruthy();
  });

  it('reports that an address already has an account, and stays', async () => {
    const { keys, signedIn } = open('#register');
    const taken = 'This address already has an account.';
    server.respondWith({ [REGISTER]: problem(409, taken) });
    await fill(keys, email(), 'grace@example.com');
    await fill(keys, password(), 'eight loud harbors');
    await press(keys, 'Create account');
    expect(await screen.findByText(taken)).toBeTruthy();
    expect(signedIn).toEqual([]);
  });
});

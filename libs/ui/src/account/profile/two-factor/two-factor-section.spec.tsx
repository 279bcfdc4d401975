import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockServer, problem } from '../../../../testing/mock-server.ts';
import { descriptionOf, expectToast } from '../../../../testing/queries.ts';
import { renderScreen, someUser } from '../../../../testing/render-screen.tsx';
import { ENABLED_AT, someTwoFactor } from '../../../../testing/records/two-factor-state.ts';
import { SET_UP } from './set-up-two-factor.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';

const PATH = '/api/auth/two-factor';
const WRONG = 'That code is wrong or has expired.';
const off = { json: someTwoFactor() };
const on = (recoveryCodesLeft = 10) => ({
  json: someTwoFactor({ enabledAt: ENABLED_AT, recoveryCodesLeft }),
});
const key = {
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Polaris:grace?secret=JBSWY3DPEHPK3PXP',
};
const codes = Array.from({ length: 10 }, (_, index) => `aaaa-bbbb-cc${index}d`);

const server = new MockServer();
afterEach(() => {
  cleanup();
  location.hash = '';
});

function open(state: object) {
  server.respondWith({ [`GET ${PATH}`]: state });
  renderScreen(<TwoFactorSection user={someUser()} />);
  return userEvent.setup({ delay: null });
}

const button = (name: string) => screen.findByRole('button', { name });
const codeField = () => screen.findByLabelText('Six-digit code');
const refused = problem(400, WRONG, [{ path: 'code', message: WRONG }]);

it('turns a second factor on with the password, a scanned key and a code, and shows the recovery codes once', async () => {
  location.hash = SET_UP;
  const message = 'Please enter your password.';
  server.respondWith({
    [`POST ${PATH}`]: problem(400, message, [{ path: 'currentPassword', message }]),
  });
  const keys = open(off);
  const password = await screen.findByLabelText('Current password');
  server.respondWith({ [`POST ${PATH}`]: { json: key }, [`POST ${PATH}/enable`]: refused });
  await keys.type(password, 'seven quiet harbors');
  await keys.click(await button('Continue'));
  expect(await screen.findByRole('img', { name: 'QR code of the key' })).toBeTruthy();
  expect(screen.getByDisplayValue(key.secret)).toBeTruthy();
  const code = await codeField();
  await keys.type(code, '111111{Enter}');
  await waitFor(() => expect(descriptionOf(code)).toContain(WRONG));
  const readAgain = Promise.withResolvers<object>();
  server.respondWith({
    [`POST ${PATH}/enable`]: { json: { codes } },
    [`GET ${PATH}`]: () => readAgain.promise,
  });
  await keys.clear(code);
  await keys.type(code, '204816{Enter}');
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(list.textContent).toBe(codes.join(''));
  await keys.click(await button('I’ve saved them'));
  expect(screen.queryByRole('list', { name: 'Recovery codes' })).toBeNull();
  expect(screen.getByText('10 recovery codes left.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Two-factor authentication');
  readAgain.resolve(on(9));
  expect(await screen.findByText('9 recovery codes left.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Two-factor authentication');
});

it('turns a second factor off with a recovery code', async () => {
  const keys = open(on(2));
  expect(await screen.findByText(/2 recovery codes left. Make new ones./)).toBeTruthy();
  await keys.click(await button('Turn off'));
  await keys.click(await button('Use a recovery code'));
  server.respondWith({ [`DELETE ${PATH}`]: { status: 204 }, [`GET ${PATH}`]: off });
  await keys.type(await screen.findByLabelText('Recovery code'), 'aaaa-bbbb-cc1d{Enter}');
  await expectToast('Two-factor authentication is off', 'You sign in with your password only.');
  expect(server.bodiesTo(`DELETE ${PATH}`)).toEqual([{ code: 'aaaa-bbbb-cc1d' }]);
  expect(await button('Set up')).toBeTruthy();
});

it('asks for the password next to the code when the server does', async () => {
  const keys = open(on(5));
  const disable = `DELETE ${PATH}`;
  const message = 'Please enter your password.';
  server.respondWith({ [disable]: problem(400, message, [{ path: 'currentPassword', message }]) });
  await keys.click(await button('Turn off'));
  await keys.type(await codeField(), '204816{Enter}');
  const password = await screen.findByLabelText('Current password');
  await waitFor(() => expect(document.activeElement).toBe(password));
  server.respondWith({ [disable]: { status: 204 }, [`GET ${PATH}`]: off });
  await keys.type(password, 'the password{Enter}');
  await expectToast('Two-factor authentication is off', 'You sign in with your password only.');
  expect(server.bodiesTo(disable)).toEqual([
    { code: '204816' },
    { code: '204816', currentPassword: 'the password' },
  ]);
});

it('shows new recovery codes after a code', async () => {
  const keys = open(on(0));
  await keys.click(await button('New recovery codes'));
  server.respondWith({ [`POST ${PATH}/recovery-codes`]: { json: { codes } } });
  await keys.type(await codeField(), '204816{Enter}');
  expect((await screen.findByRole('list', { name: 'Recovery codes' })).children).toHaveLength(10);
});

it('explains why the second factor could not be loaded, and loads it again', async () => {
  const keys = open(problem(500, 'Something went wrong on our side.'));
  expect(await screen.findByText(/Something went wrong on our side./)).toBeTruthy();
  server.respondWith({ [`GET ${PATH}`]: off });
  await keys.click(await button('Try again'));
  expect(await button('Set up')).toBeTruthy();
});

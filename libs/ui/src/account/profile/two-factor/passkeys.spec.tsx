import { afterEach, expect, it } from '@jest/globals';
import type { Passkey } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeAuthenticator, sentRegistration } from '../../../../testing/fake-authenticator.ts';
import { MockServer, problem } from '../../../../testing/mock-server.ts';
import { descriptionOf, expectToast } from '../../../../testing/queries.ts';
import { renderScreen, someUser } from '../../../../testing/render-screen.tsx';
import { ENABLED_AT, someTwoFactor } from '../../../../testing/records/two-factor-state.ts';
import { TwoFactorSection } from './two-factor-section.tsx';

const PATH = '/api/auth/two-factor';
const OPTIONS = `POST ${PATH}/passkeys/options`;
const ADD = `POST ${PATH}/passkeys`;
/** Excludes calls for the options, whose address starts the same. */
const ADDITIONS = `${ADD} {`;

const laptop: Passkey = {
  id: 4,
  name: 'My laptop',
  backedUp: true,
  createdAt: '2026-03-02T17:00:00.000Z',
  lastUsedAt: null,
};
const state = (...passkeys: Passkey[]) => ({
  json: someTwoFactor({ enabledAt: ENABLED_AT, recoveryCodesLeft: 10, passkeys }),
});
const creation = {
  json: {
    challenge: 'Y2hhbGxlbmdl',
    rp: { id: 'localhost', name: 'Polaris' },
    user: { id: 'Z3JhY2U', name: 'grace@example.com', displayName: 'Grace' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 300_000,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    excludeCredentials: [],
  },
};

const { create } = fakeAuthenticator();
const server = new MockServer();
afterEach(cleanup);

function open(current: object) {
  server.respondWith({ [`GET ${PATH}`]: current });
  renderScreen(<TwoFactorSection user={someUser()} />);
  return userEvent.setup({ delay: null });
}

const button = (name: string) => screen.findByRole('button', { name });

it('adds the passkey that the browser created', async () => {
  const keys = open(state());
  server.respondWith({ [OPTIONS]: creation, [ADD]: { json: laptop } });
  await keys.click(await button('Add a passkey'));
  server.respondWith({ [`GET ${PATH}`]: state(laptop) });
  await expectToast('Passkey added', 'It’s named My laptop.');
  expect(server.bodiesTo(ADDITIONS)).toEqual([sentRegistration]);
});

it('reports that no passkey was created when the user cancels', async () => {
  const keys = open(state());
  create.mockRejectedValue(new DOMException('cancelled', 'NotAllowedError'));
  server.respondWith({ [OPTIONS]: creation });
  await keys.click(await button('Add a passkey'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'No passkey was used. Please try again.',
  );
  expect(server.callsTo(ADDITIONS)).toEqual([]);
});

it('renames a passkey', async () => {
  const keys = open(state(laptop));
  const rename = `PATCH ${PATH}/passkeys/4`;
  await keys.click(await button('Rename My laptop'));
  const name = await screen.findByLabelText('Name');
  await keys.clear(name);
  await keys.keyboard('{Enter}');
  await waitFor(() => expect(descriptionOf(name)).toContain('Please enter a name.'));
  const phone = { ...laptop, name: 'My phone' };
  server.respondWith({ [rename]: { json: phone }, [`GET ${PATH}`]: state(phone) });
  await keys.type(name, 'My phone{Enter}');
  expect(await button('Rename My phone')).toBeTruthy();
  expect(server.bodiesTo(rename)).toEqual([{ name: 'My phone' }]);
});

it('removes a passkey after confirmation', async () => {
  const keys = open(state(laptop));
  const remove = `DELETE ${PATH}/passkeys/4`;
  await keys.click(await button('Remove My laptop'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this passkey?' }));
  server.respondWith({ [remove]: { status: 204 }, [`GET ${PATH}`]: state() });
  await keys.click(dialog.getByRole('button', { name: 'Remove' }));
  await expectToast('Passkey removed', 'My laptop no longer signs you in.');
  await waitFor(() => expect(screen.queryByText('My laptop')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Passkeys');
});

it('asks for the password when the server does, and adds and removes a passkey with it', async () => {
  const keys = open(state(laptop));
  const remove = `DELETE ${PATH}/passkeys/4`;
  const refusal = (message: string) =>
    problem(400, message, [{ path: 'currentPassword', message }]);
  const enter = async (password: string) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter your password' }));
    const field = dialog.getByLabelText('Current password');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.queryByText('Please enter your password.')).toBeNull();
    await keys.clear(field);
    await keys.type(field, `${password}{Enter}`);
    return field;
  };
  server.respondWith({
    [OPTIONS]: refusal('Please enter your password.'),
    [remove]: refusal('Please enter your password.'),
    [ADD]: { json: laptop },
  });
  await keys.click(await button('Add a passkey'));
  server.respondWith({ [OPTIONS]: refusal('This is not your current password.') });
  const field = await enter('wrong');
  await waitFor(() => expect(descriptionOf(field)).toContain('This is not your current password.'));
  server.respondWith({ [OPTIONS]: creation });
  await enter('right');
  await expectToast('Passkey added', 'It’s named My laptop.');
  expect(server.bodiesTo(OPTIONS)).toEqual([
    {},
    { currentPassword: 'wrong' },
    { currentPassword: 'right' },
  ]);

  await keys.click(await button('Remove My laptop'));
  await keys.click(await button('Remove'));
  await screen.findByRole('dialog', { name: 'Enter your password' });
  server.respondWith({ [remove]: { status: 204 } });
  await enter('right');
  await expectToast('Passkey removed', 'My laptop no longer signs you in.');
  expect(server.bodiesTo(remove)).toEqual([{}, { currentPassword: 'right' }]);
});

it('explains why a passkey could not be removed', async () => {
  const keys = open(state(laptop));
  server.respondWith({ [`DELETE ${PATH}/passkeys/4`]: problem(404, 'The passkey was not found.') });
  await keys.click(await button('Remove My laptop'));
  await keys.click(await button('Remove'));
  expect(await screen.findByText('The passkey was not found.')).toBeTruthy();
});

it('offers no passkeys at an address that cannot have any, and says why', async () => {
  open({ json: { ...state().json, passkeysPossible: false } });
  expect(await screen.findByText(/They need a domain name and https/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

it('reports that a browser does not support passkeys', async () => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  open(state());
  expect(await screen.findByText('This browser doesn’t support passkeys.')).toBeTruthy();
});

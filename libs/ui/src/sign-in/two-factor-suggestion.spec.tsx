import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockServer, problem } from '../../testing/mock-server.ts';
import { renderScreen, someUser } from '../../testing/render-screen.tsx';
import { someTwoFactor } from '../../testing/records/two-factor-state.ts';
import { TwoFactorSuggestion } from './two-factor-suggestion.tsx';

const STATE = 'GET /api/auth/two-factor';
const DECLINE = 'POST /api/auth/two-factor/decline';
const owner = someUser({ isAdmin: true });
const state = (suggested: boolean) => ({
  json: someTwoFactor({ suggested }),
});

const server = new MockServer();
afterEach(cleanup);

function open(response: object) {
  const continued: unknown[] = [];
  server.respondWith({ [STATE]: response });
  renderScreen(<TwoFactorSuggestion user={owner} onContinue={(user) => continued.push(user)} />);
  return { keys: userEvent.setup({ delay: null }), continued };
}

it('sets the second factor up on the way, without the password that was just typed', async () => {
  const { keys, continued } = open(state(true));
  const key = {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Polaris:grace?secret=JBSWY3DPEHPK3PXP',
  };
  server.respondWith({
    'POST /api/auth/two-factor': { json: key },
    'POST /api/auth/two-factor/enable': { json: { codes: ['aaaa-bbbb-cc1d'] } },
  });
  await keys.click(await screen.findByRole('button', { name: 'Set it up now' }));
  expect(await screen.findByRole('img', { name: 'QR code of the key' })).toBeTruthy();
  expect(server.bodiesTo('POST /api/auth/two-factor {')).toEqual([{}]);
  server.respondWith({ [STATE]: state(false) });
  await keys.type(screen.getByLabelText('Six-digit code'), '204816{Enter}');
  expect(await screen.findByText('aaaa-bbbb-cc1d')).toBeTruthy();
  await server.answered();
  expect(continued).toEqual([]);
  await keys.click(screen.getByRole('button', { name: 'I’ve saved them' }));
  expect(continued).toEqual([owner]);
});

it('continues on Not now, and remembers that the owner declined a second factor', async () => {
  const { keys, continued } = open(state(true));
  server.respondWith({ [DECLINE]: { status: 204 } });
  await keys.click(await screen.findByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(continued).toEqual([owner]));
  expect(server.callsTo(DECLINE)).toHaveLength(1);
});

it.each([
  ['has a second factor or has declined', state(false)],
  ['cannot be asked about it', problem(500, 'Something went wrong on our side.')],
])('continues without a question when the owner %s', async (_, response) => {
  const { continued } = open(response);
  await waitFor(() => expect(continued).toEqual([owner]));
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
});

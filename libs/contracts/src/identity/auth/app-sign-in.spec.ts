import { describe, expect, it } from '@jest/globals';
import {
  appLink,
  appRequestIn,
  providerRefusal,
  providerRefusals,
  readAppLink,
  signInQuerySchema,
} from './app-sign-in.ts';

const code = 'c'.repeat(43);
const state = 's'.repeat(43);

describe('the redirect address of the app', () => {
  it("carries the code and the state of the app's sign-in", () => {
    expect(readAppLink(appLink({ code, state }))).toEqual({ code, state });
  });

  it.each([
    'polaris://signed-in',
    `polaris://signed-in?code=${code}`,
    `polaris://signed-in?code=${code}&state=short`,
    `polaris://signed-in.evil.example?code=${code}&state=${state}`,
    `polaris://evil@signed-in?code=${code}&state=${state}`,
    `polaris://signed-in/../x?code=${code}&state=${state}`,
    `https://signed-in?code=${code}&state=${state}`,
    `polaris://signed-in?code=${code}&state=${state}&x=${'x'.repeat(400)}`,
    'nonsense',
  ])('rejects %s as the redirect address of the app', (address) =>
    expect(readAppLink(address)).toBeNull(),
  );
});

describe('a sign-in started by the app', () => {
  it('reads challenge and state together, or neither', () => {
    expect(appRequestIn({ appChallenge: code, appState: state, returnTo: '/x' })).toEqual({
      appChallenge: code,
      appState: state,
    });
    expect(appRequestIn({})).toBeUndefined();
    expect(signInQuerySchema.safeParse({ returnTo: '/admin' }).success).toBe(true);
    for (const query of [
      { appChallenge: code },
      { appState: state },
      { appChallenge: `${code}=`, appState: state },
      { appChallenge: [code, code], appState: state },
    ])
      expect(signInQuerySchema.safeParse(query).success).toBe(false);
  });
});

describe('the reason for a refused provider sign-in', () => {
  it('shows only our own sentences as the reason, whatever the address says', () => {
    expect(providerRefusal(providerRefusals.closed)).toBe(providerRefusals.closed);
    expect(providerRefusal('Call +1 555 0100 to unlock')).toBe(providerRefusals.other);
  });
});

import type { TwoFactor } from '@polaris/contracts';

/** An account without a second factor; with one since `ENABLED_AT`. */
export const someTwoFactor = (own: Partial<TwoFactor> = {}): TwoFactor => ({
  enabledAt: null,
  recoveryCodesLeft: 0,
  passkeys: [],
  passkeysPossible: true,
  suggested: false,
  ...own,
});

export const ENABLED_AT = '2026-03-02T17:00:00.000Z';

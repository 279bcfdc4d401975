import { describe, expect, it } from '@jest/globals';
import * as contracts from '@polaris/contracts';
import { SIGNED_IN_HINT } from './account-menu.ts';

describe('the account menu', () => {
  it('looks for the cookie that the contracts name', () => {
    expect(SIGNED_IN_HINT).toBe(contracts.SIGNED_IN_HINT);
  });
});

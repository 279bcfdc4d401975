import {
  type FactorCodeInput,
  type FactorInput,
  type StartTwoFactorInput,
  type ChangeTwoFactorInput,
  type RecentProofInput,
  type TwoFactor,
  startTwoFactor,
  confirmTwoFactor,
  declineTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  finishProviderSignIn,
  getChecklist,
  getTwoFactor,
  renewRecoveryCodes,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../client/api-error.ts';
import { useOpenQuestion } from '../client/code-question.ts';
import { call } from '../client/client.ts';
import { queryOf } from '../client/queries.ts';
import { canUsePasskeys, signWithPasskey } from './passkey-in-browser.ts';

export const useTwoFactor = () => useQuery(queryOf(getTwoFactor));

/** Creates a key for an authenticator app; nothing changes until a code is sent. */
export const useStartTwoFactor = () =>
  useMutation({ mutationFn: (body: StartTwoFactorInput) => call(startTwoFactor, { body }) });

/**
 * Returns the recovery codes, which cannot be read again. Marks two-factor authentication as on until its state is
 * reloaded.
 */
export function useEnableTwoFactor() {
  const cache = useQueryClient();
  const onSettled = useReadTwoFactorAgain();
  return useMutation({
    mutationFn: (body: FactorCodeInput) => call(enableTwoFactor, { body }),
    onSuccess: ({ codes }) =>
      cache.setQueryData<TwoFactor>(
        [getTwoFactor.path],
        (state) =>
          state && {
            ...state,
            enabledAt: new Date().toISOString(),
            recoveryCodesLeft: codes.length,
          },
      ),
    onSettled,
  });
}

/** Returns the new recovery codes. */
export function useRenewRecoveryCodes() {
  const onSettled = useReadTwoFactorAgain();
  return useMutation({
    mutationFn: (body: ChangeTwoFactorInput) => call(renewRecoveryCodes, { body }),
    onSettled,
  });
}

export function useDisableTwoFactor() {
  const onSettled = useReadTwoFactorAgain();
  return useMutation({
    mutationFn: (body: ChangeTwoFactorInput) => call(disableTwoFactor, { body }),
    onSettled,
  });
}

/** Reloads the state, also after a failure: another window may have changed it. */
export function useReadTwoFactorAgain() {
  const cache = useQueryClient();
  return () => {
    for (const { path } of [getTwoFactor, getChecklist])
      void cache.invalidateQueries({ queryKey: [path] });
  };
}

/** Returns why a proof was rejected; null if it was accepted. */
async function enter(proof: () => Promise<RecentProofInput>): Promise<string | null> {
  try {
    await call(confirmTwoFactor, { body: await proof() });
    return null;
  } catch (error) {
    return errorMessage(error);
  }
}

const enterCode = (code: string) => enter(() => Promise.resolve({ code }));
const enterPassword = (currentPassword: string) =>
  enter(() => Promise.resolve({ currentPassword }));
const enterPasskey = () => enter(async () => ({ passkey: await signWithPasskey() }));

/** Finishes a sign-in through the provider; returns where to continue to. */
export const useFinishProviderSignIn = () =>
  useMutation({ mutationFn: (body: FactorInput) => call(finishProviderSignIn, { body }) });

/** Stops suggesting two-factor authentication to the owner. */
export const useDeclineTwoFactor = () => useMutation({ mutationFn: () => call(declineTwoFactor) });

/** The state of the dialog that asks for a code or the password when a call requires a recent proof. */
export function useCodeQuestion() {
  const { isOpen, answer, takes } = useOpenQuestion();
  return {
    isOpen,
    answer,
    wants: takes('currentPassword') ? ('password' as const) : ('code' as const),
    enter: takes('currentPassword') ? enterPassword : enterCode,
    enterPasskey: takes('passkey') && canUsePasskeys() ? enterPasskey : undefined,
  };
}

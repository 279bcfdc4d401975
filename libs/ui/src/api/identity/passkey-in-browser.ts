import {
  type PasskeyAssertion,
  type PasskeyCreation,
  type PasskeyRegistration,
  type PasskeyRequest,
  type PasskeySignInInput,
  requestPasskey,
  requestPasskeyToSignIn,
} from '@polaris/contracts';
import { call } from '../client/client.ts';

/** Whether this window can use passkeys. The desktop app cannot: passkeys belong to sites, and its pages have none. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && /^https?:$/.test(location.protocol);

/** Uses a passkey of the signed-in account. */
export const signWithPasskey = async (): Promise<PasskeyAssertion> =>
  askBrowser(await call(requestPasskey));

/** Signs in with a passkey; the password is omitted after a sign-in through the provider. */
export const signInWithPasskey = async (body: PasskeySignInInput): Promise<PasskeyAssertion> =>
  askBrowser(await call(requestPasskeyToSignIn, { body }));

/* The library is loaded on use, as most people have no passkey. */

async function askBrowser(optionsJSON: PasskeyRequest): Promise<PasskeyAssertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON }).catch((error) =>
    explain(error, optionsJSON.rpId),
  );
  return { id, rawId, type, response };
}

export async function makePasskey(optionsJSON: PasskeyCreation): Promise<PasskeyRegistration> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await startRegistration({ optionsJSON }).catch((error) =>
    explain(error, optionsJSON.rp.id),
  );
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

/** Explains a failure. Browsers report the same error for canceling, a timeout and a missing passkey. */
function explain(error: unknown, site: string): never {
  throw new Error(sentences(site)[nameOf(error)] ?? 'Your browser could not use a passkey.', {
    cause: error,
  });
}

const sentences = (site: string): Partial<Record<string, string>> => ({
  NotAllowedError: 'No passkey was used. Please try again.',
  AbortError: 'No passkey was used. Please try again.',
  InvalidStateError: 'This device has a passkey for your account already.',
  SecurityError: `Passkeys work only at ${site}.`,
});

/** The library's errors have the browser's error as their cause. */
function nameOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  const original = cause instanceof Error ? cause : error;
  return original instanceof Error ? original.name : '';
}

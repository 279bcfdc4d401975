import { generateSecret, generateURI, verifySync } from 'otplib';

const PERIOD_SECONDS = 30;

/** What the app shows it by. */
const ISSUER = 'Polaris';

export const newSecret = (): string => generateSecret();

/** The `otpauth:` address that an authenticator app reads from a QR code. */
export const keyUri = (secret: string, email: string): string =>
  generateURI({ issuer: ISSUER, label: email, secret });

/**
 * The time step (RFC 6238) of a code that is right, else undefined. The code before and after the current
 * one is taken too, as clocks differ; none of a step that has been used, or an earlier one.
 */
export function stepOf(secret: string, code: string, lastStep: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const options = { epochTolerance: PERIOD_SECONDS, afterTimeStep: lastStep };
  const result = verifySync({ strategy: 'totp', secret, token: code, ...options });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

import { generateSecret, generateURI, verifySync } from 'otplib';

const PERIOD_SECONDS = 30;

export const newSecret = (): string => generateSecret();

/** The `otpauth:` URI in the QR code for authenticator apps, which show the issuer. */
export const keyUri = (secret: string, email: string, issuer: string): string =>
  generateURI({ issuer, label: email, secret });

/**
 * The time step (RFC 6238) of a valid code, or undefined. The codes just before and after the current one are also
 * accepted, as clocks differ. A step up to `lastStep` is rejected as used.
 */
export function stepOf(secret: string, code: string, lastStep: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const options = { epochTolerance: PERIOD_SECONDS, afterTimeStep: lastStep };
  const result = verifySync({ strategy: 'totp', secret, token: code, ...options });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

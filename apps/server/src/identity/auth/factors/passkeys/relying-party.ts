import { isIP } from 'node:net';

/** The site as identified in passkeys. */
export interface RelyingParty {
  /** The host name. */
  id: string;
  origin: string;
}

/**
 * Undefined if browsers do not support passkeys here: a site needs https or localhost, and an IP address is not a
 * domain (Web Authentication, Level 3, sections 5.1.3 and 13.4.9).
 */
export function relyingPartyAt(publicUrl: string): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return isSecure && !isAddress ? { id: hostname, origin } : undefined;
}

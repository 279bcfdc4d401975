import { isIP } from 'node:net';

/** The site, as browsers tell it to passkeys. */
export interface RelyingParty {
  /** The name of the host. */
  id: string;
  origin: string;
}

/**
 * Undefined where browsers have no passkeys: a site needs https, or is on localhost, and a bare IP address
 * is no domain (Web Authentication, Level 3, sections 5.1.3 and 13.4.9).
 */
export function relyingPartyAt(publicUrl: string): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return isSecure && !isAddress ? { id: hostname, origin } : undefined;
}

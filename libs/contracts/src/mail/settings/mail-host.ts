import * as z from 'zod/mini';

/** The ports of mail servers, and those that programs without special rights listen on. */
export const isMailPort = (port: number): boolean =>
  [25, 465, 587].includes(port) || (port > 1023 && port <= 65_535);

const isIpv4 = (host: string): boolean => z.ipv4().safeParse(host).success;
const isIpv6 = (host: string): boolean => z.ipv6().safeParse(host).success;

/** An IPv6 address in its one short form. */
const shortened = (host: string): string => new URL(`http://[${host}]`).hostname.slice(1, -1);

const LABEL = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i;

/**
 * True for the name or address of a machine. False for numbers that some resolvers read as an address (2130706433,
 * 0x7f.1), for addresses of no single machine, and for the link-local network where clouds serve secrets.
 */
export function isMailHost(host: string): boolean {
  if (isIpv4(host)) return !/^(0|169\.254|22[4-9]|2[3-5]\d)\./.test(host);
  if (isIpv6(host)) return /^(?!fe[89ab]|ff|::ffff:|::$)/.test(shortened(host));
  const labels = host.split('.');
  return (
    host.length <= 253 &&
    labels.every((label) => LABEL.test(label)) &&
    !/^(\d+|0x[\da-f]*)$/i.test(labels.at(-1)!)
  );
}

const PRIVATE_IPV4 =
  /^(10|127|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;
const PRIVATE_IPV6 = /^(::1$|f[cd])/;
const PRIVATE_NAME = /(^|\.)localhost$|\.(local|internal|lan|home\.arpa)$|^[^.]+$/i;

/** True for this machine and for those of a private network: the traffic crosses no public network. */
export function isPrivateHost(host: string): boolean {
  if (isIpv4(host)) return PRIVATE_IPV4.test(host);
  return isIpv6(host) ? PRIVATE_IPV6.test(shortened(host)) : PRIVATE_NAME.test(host);
}

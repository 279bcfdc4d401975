import { lookup } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';
import ipaddr from 'ipaddr.js';

export interface Resolved {
  address: string;
  family: number;
}

/**
 * Metadata and other services of Azure, IBM and Google that have public addresses. Other clouds use ranges that are not
 * public.
 */
const OF_CLOUDS = [
  '168.63.129.16/32',
  '161.26.0.0/16',
  '166.8.0.0/14',
  '199.36.153.0/24',
  '35.199.192.0/19',
].map((range) => ipaddr.IPv4.parseCIDR(range));

/** Decides which addresses the server can connect to for a URL that a user typed. Tests replace it. */
@Injectable()
export class PublicNetwork {
  /** Certificate authorities to trust instead of the default ones. */
  readonly ca: string | undefined = undefined;

  resolve(host: string): Promise<Resolved[]> {
    return lookup(host, { all: true });
  }

  /**
   * Rejects addresses of the machine, its network, cloud services and special uses. Of IPv6, only 2000::/3 is allowed.
   * Embedded IPv4 is judged as IPv4, and translated or tunneled addresses are rejected.
   */
  isPublic(address: string): boolean {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    if (parsed.range() !== 'unicast') return false;
    if (parsed.kind() === 'ipv6') return (parsed as ipaddr.IPv6).parts[0]! >> 13 === 1;
    return !OF_CLOUDS.some((range) => (parsed as ipaddr.IPv4).match(range));
  }
}

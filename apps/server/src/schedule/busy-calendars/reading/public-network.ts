import { lookup } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';
import ipaddr from 'ipaddr.js';

export interface Resolved {
  address: string;
  family: number;
}

/**
 * Services that clouds give to their machines at addresses of the internet: Azure's, IBM's, and Google's for private
 * access. Others have theirs in ranges that are not public.
 */
const OF_CLOUDS = [
  '168.63.129.16/32',
  '161.26.0.0/16',
  '166.8.0.0/14',
  '199.36.153.0/24',
  '35.199.192.0/19',
].map((range) => ipaddr.IPv4.parseCIDR(range));

/** What addresses a server may connect to that somebody has typed. Tests put their own machine in its place. */
@Injectable()
export class PublicNetwork {
  /** The certificate authorities to trust, instead of the usual ones. */
  readonly ca: string | undefined = undefined;

  resolve(host: string): Promise<Resolved[]> {
    return lookup(host, { all: true });
  }

  /**
   * Nothing of a machine itself, of its network, of a cloud's services or of a special use. Of IPv6, 2000::/3
   * alone is of the internet; IPv4 inside of it is judged as IPv4, and translated or tunneled refused.
   */
  isPublic(address: string): boolean {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    if (parsed.range() !== 'unicast') return false;
    if (parsed.kind() === 'ipv6') return (parsed as ipaddr.IPv6).parts[0]! >> 13 === 1;
    return !OF_CLOUDS.some((range) => (parsed as ipaddr.IPv4).match(range));
  }
}

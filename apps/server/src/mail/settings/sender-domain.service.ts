import { Resolver } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';
import type { DomainRecord, SenderDomain, SenderDomainInput } from '@polaris/contracts';
import { LimitsService } from '../../platform/http/limits/limits.service';
import { mailSettingsLimits } from './mail-settings-limits';

/** Which TXT records of a name are relevant, and whether one is correct. */
interface Expected {
  isMeant: (text: string) => boolean;
  isRight: (text: string) => boolean;
}

const SPF: Expected = {
  isMeant: (text) => /^v=spf1(\s|$)/i.test(text),
  // A record that lets everyone send is worse than none.
  isRight: (text) => !/\s\+?all(\s|$)/i.test(text),
};

const DMARC: Expected = {
  isMeant: (text) => /^v=DMARC1\s*(;|$)/i.test(text),
  isRight: (text) => /;\s*p\s*=\s*(none|quarantine|reject)\s*(;|$)/i.test(text),
};

const DKIM: Expected = {
  isMeant: (text) => /(^|;)\s*(v\s*=\s*DKIM1|p\s*=)/i.test(text),
  // An empty key means that it was revoked.
  isRight: (text) => /(^|;)\s*p\s*=\s*[a-z\d+/]/i.test(text),
};

const DNS_MISSING_CODES = ['ENOTFOUND', 'ENODATA'];

/** Checks the DNS records of the sender's domain, without which other mail servers distrust its mail. */
@Injectable()
export class SenderDomainService {
  private readonly resolver = new Resolver({ timeout: 2000, tries: 2, maxTimeout: 2000 });

  constructor(private readonly limits: LimitsService) {}

  /** Replaces the system's name servers in tests; takes addresses with ports. */
  useNameServers(addresses: string[]): void {
    this.resolver.setServers(addresses);
  }

  async check(userId: string, sender: SenderDomainInput): Promise<SenderDomain> {
    await this.limits.count(mailSettingsLimits.domain, userId);
    return this.read(sender);
  }

  /** Without a limit, for the operator of this server. */
  async read({ senderAddress, dkimSelector }: SenderDomainInput): Promise<SenderDomain> {
    const domain = senderAddress.slice(senderAddress.lastIndexOf('@') + 1).toLowerCase();
    const [spf, dkim, dmarc] = await Promise.all([
      this.find(domain, SPF),
      dkimSelector ? this.find(`${dkimSelector}._domainkey.${domain}`, DKIM) : null,
      this.findPolicy(domain),
    ]);
    return { domain, spf, dkim, dmarc };
  }

  /** A domain without its own policy inherits that of its parent domain. */
  private async findPolicy(domain: string): Promise<DomainRecord> {
    const own = await this.find(`_dmarc.${domain}`, DMARC);
    const parent = domain.slice(domain.indexOf('.') + 1);
    if (own.state !== 'missing' || !parent.includes('.')) return own;
    const inherited = await this.findPolicy(parent);
    return inherited.state === 'missing' ? own : inherited;
  }

  private async find(name: string, { isMeant, isRight }: Expected): Promise<DomainRecord> {
    const texts = await this.readTexts(name);
    if (!texts) return { state: 'unknown', name, record: null };
    const found = texts.filter(isMeant);
    if (found.length === 0) return { state: 'missing', name, record: null };
    // Receivers ignore all records if there are several.
    const isFine = found.length === 1 && isRight(found[0]!);
    return { state: isFine ? 'found' : 'wrong', name, record: found.join('\n') };
  }

  /** Undefined if the name servers do not respond. */
  private async readTexts(name: string): Promise<string[] | undefined> {
    try {
      return (await this.resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      return DNS_MISSING_CODES.includes((error as NodeJS.ErrnoException).code ?? '')
        ? []
        : undefined;
    }
  }
}

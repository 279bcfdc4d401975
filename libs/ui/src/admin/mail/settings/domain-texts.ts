import type { DomainRecord } from '@polaris/contracts';

export const domainParts = ['spf', 'dkim', 'dmarc'] as const;
export type DomainPart = (typeof domainParts)[number];

interface Advice {
  text: string;
  /** The value of the record to add. */
  add?: string;
}

type PartAdvice = Record<Exclude<DomainRecord['state'], 'unknown'>, (name: string) => Advice>;

const advice: Record<DomainPart, PartAdvice> = {
  spf: {
    found: () => ({ text: 'It names the servers that may send mail for your domain.' }),
    missing: (name) => ({
      text: `Add a TXT record to ${name}. Your mail provider gives the value, which looks like this:`,
      add: 'v=spf1 include:spf.your-provider.example ~all',
    }),
    wrong: () => ({
      text: 'Keep exactly one such record, and let it end with ~all or -all: other servers cannot use this.',
    }),
  },
  dkim: {
    found: () => ({ text: 'Its key proves that your mail was not changed on the way.' }),
    missing: (name) => ({
      text: `Add the record that your mail provider gives to ${name}, or correct the selector above.`,
    }),
    wrong: (name) => ({
      text: `There must be exactly one record with a key at ${name}. Copy it again from your mail provider.`,
    }),
  },
  dmarc: {
    found: () => ({ text: 'It says what other servers do with forged mail in your name.' }),
    missing: (name) => ({ text: `Add this TXT record to ${name}:`, add: 'v=DMARC1; p=none' }),
    wrong: (name) => ({
      text: `Keep exactly one record at ${name}, which says what to do. This one is enough:`,
      add: 'v=DMARC1; p=none',
    }),
  },
};

/** What a DNS record is for, or how to fix it. */
export function adviceOn(part: DomainPart, record: DomainRecord | null): Advice {
  if (!record)
    return { text: 'Enter the DKIM selector above to check this. Your mail provider names it.' };
  if (record.state === 'unknown')
    return { text: `The name servers did not answer for ${record.name}. Try again in a minute.` };
  return advice[part][record.state](record.name);
}

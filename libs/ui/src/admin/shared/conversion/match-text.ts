import type { CustomerMatch } from '@polaris/contracts';

/** What a customer has in common with whom was looked for: "email and phone". */
export const sharedBy = ({ by }: CustomerMatch): string => by.join(' and ');

/** The customer's name, with the company where there is one. */
export const nameOf = ({ name, company }: CustomerMatch): string =>
  company ? `${name} (${company})` : name;

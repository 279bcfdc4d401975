import type { CustomerMatch } from '@polaris/contracts';

/** The matching fields: "email and phone". */
export const sharedBy = ({ by }: CustomerMatch): string => by.join(' and ');

/** Describes a match: "Maya Okafor has this email." */
export const matchSentence = (matches: readonly CustomerMatch[]): string => {
  const names = new Intl.ListFormat('en').format(matches.map(customerLabel));
  const shared = [...new Set(matches.flatMap(({ by }) => by))].join(' or ');
  return `${names} ${matches.length === 1 ? 'has' : 'have'} this ${shared}.`;
};

/** The customer's name, with the company where there is one. */
export const customerLabel = ({ name, company }: CustomerMatch): string =>
  company ? `${name} (${company})` : name;

import type { CustomerMatch } from '@polaris/contracts';

/** What a customer has in common with whom was looked for: "email and phone". */
export const sharedBy = ({ by }: CustomerMatch): string => by.join(' and ');

/** Who is known by what was typed: "Maya Okafor has this email." */
export const knownSentence = (matches: readonly CustomerMatch[]): string => {
  const names = new Intl.ListFormat('en').format(matches.map(nameOf));
  const shared = [...new Set(matches.flatMap(({ by }) => by))].join(' or ');
  return `${names} ${matches.length === 1 ? 'has' : 'have'} this ${shared}.`;
};

/** The customer's name, with the company where there is one. */
export const nameOf = ({ name, company }: CustomerMatch): string =>
  company ? `${name} (${company})` : name;

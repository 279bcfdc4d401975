import type { User } from '@polaris/contracts';

type Person = Pick<User, 'email' | 'firstName' | 'lastName'>;

const fullName = ({ firstName, lastName }: Person): string =>
  [firstName, lastName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');

/** The full name, else the part of the address before the @, else 'User'. */
export const displayName = (person: Person): string =>
  fullName(person) || person.email.split('@')[0] || 'User';

/** What stands in for a picture: the first letters of the first and the last name. */
export function initials(person: Person): string {
  const words = displayName(person).split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  return letters.join('').toUpperCase();
}

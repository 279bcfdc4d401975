import { type User, displayName } from '@polaris/contracts';

/** What stands in for a picture: the first letters of the first and the last name. */
export function initials(person: Pick<User, 'email' | 'firstName' | 'lastName'>): string {
  const words = displayName(person).split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  return letters.join('').toUpperCase();
}

import { type User, displayName } from '@polaris/contracts';

/** The initials, if there is no picture. */
export function initials(person: Pick<User, 'email' | 'firstName' | 'lastName'>): string {
  const names = displayName(person).split(/\s+/);
  const letters = [names[0], names.length > 1 ? names.at(-1) : ''].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  return letters.join('').toUpperCase();
}

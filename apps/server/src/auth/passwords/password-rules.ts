import { invalid } from '../../platform/problem/problem';

let common: Promise<Set<string>> | undefined;

/** Rejects passwords that are guessed first: the most used ones, and the account's own address. */
export async function assertNotGuessable(password: string, email: string): Promise<void> {
  const guess = password.toLowerCase();
  const ownAddress = [email.toLowerCase(), email.toLowerCase().split('@')[0]];
  if (ownAddress.includes(guess)) reject('Choose a password that is not your email address.');
  if ((await commonPasswords()).has(guess))
    reject('This password is one of the most common ones. Please choose another.');
}

/** Loaded with the first account that is made: the list is large, and rarely needed. */
const commonPasswords = () =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'] as Iterable<string>),
  ));

function reject(message: string): never {
  throw invalid([{ path: 'password', message }]);
}

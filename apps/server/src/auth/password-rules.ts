import { invalid } from '../platform/http/problem';

let common: Promise<Set<string>> | undefined;

/** Refuses passwords that are guessed first: the most used ones, and the account's own address. */
export async function refuseGuessable(password: string, email: string): Promise<void> {
  const guess = password.toLowerCase();
  const ownWords = [email.toLowerCase(), email.toLowerCase().split('@')[0]];
  if (ownWords.includes(guess)) refuse('Choose a password that is not your email address.');
  if ((await commonPasswords()).has(guess))
    refuse('This password is one of the most common ones. Please choose another.');
}

/** Loaded with the first account that is made: the list is large, and most days see none. */
const commonPasswords = () =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'] as Iterable<string>),
  ));

function refuse(message: string): never {
  throw invalid([{ path: 'password', message }]);
}

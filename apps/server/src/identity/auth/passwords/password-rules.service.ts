import { Injectable } from '@nestjs/common';
import { OWNER_PASSWORD_MIN } from '@polaris/contracts';
import { MailSender } from '../../../platform/config/mail-sender';
import { invalid } from '../../../platform/problem/problem';
import type { UserEntity } from '../../users/user.entity';

type Account = Pick<UserEntity, 'email'> &
  Partial<Pick<UserEntity, 'firstName' | 'lastName' | 'isAdmin'>>;

const PRODUCT = 'polaris';
/** Shorter words are part of too many other words. */
const SHORTEST_WORD = 4;

let common: Promise<Set<string>> | undefined;

/** Checks every new password, beyond its length. */
@Injectable()
export class PasswordRulesService {
  constructor(private readonly sender: MailSender) {}

  /** Rejects what is too short for an owner, and likely guesses: the most common passwords, and words from the site and the account. */
  async assertNotGuessable(password: string, account: Account): Promise<void> {
    if (account.isAdmin && [...password].length < OWNER_PASSWORD_MIN)
      reject(`Password must be at least ${OWNER_PASSWORD_MIN} characters.`);
    const guess = password.toLowerCase();
    const address = account.email.toLowerCase();
    if ([address, address.split('@')[0]].includes(guess))
      reject('Choose a password that is not your email address.');
    const known = await commonPasswords();
    if (known.has(guess))
      reject('This password is one of the most common ones. Please choose another.');
    const readings = readingsOf(guess);
    if (readings.some((reading) => known.has(reading)))
      reject('This password is a common one with other digits or signs. Please choose another.');
    const words = [...wordsOf(account), ...lettersIn(PRODUCT, ...(await this.sender.names()))];
    const word = words.find((one) => readings.some((reading) => reading.includes(one)));
    if (word) reject(`Choose a password without "${word}" in it.`);
  }
}

/** Loaded for the first new password: the list is large and rarely needed. */
const commonPasswords = () =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'] as Iterable<string>),
  ));

/** Without the top-level domain, which many addresses share. */
function wordsOf({ email, firstName, lastName }: Account): string[] {
  const [name = '', domain = ''] = email.split('@');
  return lettersIn(name, ...domain.split('.').slice(0, -1), firstName ?? '', lastName ?? '');
}

const lettersIn = (...texts: string[]): string[] =>
  texts
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u))
    .filter((word) => [...word].length >= SHORTEST_WORD);

/** Characters that stand for letters; a 1 is read as both i and l. */
const SIGNS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

/** Digits and signs around a word, as in `Password1!`. */
const AROUND = [/[^\p{L}\d]+$/u, /[^\p{L}]+$/u, /^[^\p{L}]+|[^\p{L}]+$/gu];

/** The words a person sees in a password, without added characters and with letters for signs. */
function readingsOf(password: string): string[] {
  const bare = [password, ...AROUND.map((around) => password.replace(around, ''))];
  const plain = bare.filter((text) => [...text].length >= SHORTEST_WORD);
  return [...new Set(plain.flatMap((text) => [text, spelled(text, 'i'), spelled(text, 'l')]))];
}

const spelled = (text: string, one: string): string =>
  text.replace(/[0134578@$!|]/g, (sign) => (sign === '1' ? one : SIGNS[sign]!));

function reject(message: string): never {
  throw invalid([{ path: 'password', message }]);
}

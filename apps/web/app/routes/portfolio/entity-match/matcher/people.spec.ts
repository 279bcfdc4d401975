import { describe, expect, it } from '@jest/globals';
import { matcherLimits } from '../../../../../content/portfolio/matcher-limits.ts';
import { readLists } from './find-matches.ts';
import { type ListError, peopleIn } from './people.ts';

const given = (text: string) => peopleIn(text, 'list').map((person) => person.given);
const mary = { first_name: 'Mary', last_name: 'Smith', email: 'mary@example.com' };

describe('the people of a pasted table', () => {
  it.each([
    ['cells of a spreadsheet', 'first_name\tlast_name\temail\nMary\tSmith\tmary@example.com'],
    ['semicolons', 'first_name;last_name;email\r\nMary;Smith;mary@example.com\r\n'],
    ['quoted commas', '"first_name","last_name","email"\n"Mary","Smith","mary@example.com"'],
    ['a byte order mark', '\uFEFFfirst_name,last_name,email\nMary,Smith,mary@example.com'],
    ['empty lines first', '\n\t\t\nfirst_name\tlast_name\temail\nMary\tSmith\tmary@example.com'],
    ['lines of separators', 'first_name,last_name,email\n,,\nMary,Smith,mary@example.com\n , ,'],
    ['other names', 'First Name,Surname,E-mail address\nMary,Smith,mary@example.com'],
    ['another order', 'EMAIL;Last Name;Given name\nmary@example.com;Smith;Mary'],
  ])('reads %s', (_, text) => {
    expect(given(text)).toEqual([mary]);
  });

  it('reads quoted separators, quotes and line breaks, and names the line after them', () => {
    const people = peopleIn(
      'email\tnotes\na@b.example\t"one\ttwo\n""three"""\nc@d.example',
      'list',
    );
    expect(people.map((person) => person.given)).toEqual([
      { email: 'a@b.example', notes: 'one\ttwo\n"three"' },
      { email: 'c@d.example', notes: '' },
    ]);
    expect(people[1]?.line).toBe(4);
  });

  it('prefers the exact name of a column to another name for it', () => {
    expect(given('E-mail,email\nwork@example.com,home@example.com')).toEqual([
      { 'e-mail': 'work@example.com', email: 'home@example.com' },
    ]);
  });

  it('reads an unclosed quote to the end', () => {
    expect(given('email\n"a@b.example\nc@d.example')).toEqual([
      { email: 'a@b.example\nc@d.example' },
    ]);
  });
});

it('stops reading a list that is longer than the page allows', () => {
  const lines = (count: number) => `id,email\n${'1,a@b.example\n'.repeat(count)}`;
  const message = (database: number, list: number) => {
    try {
      return readLists(lines(database), lines(list)).list.length;
    } catch (error) {
      return (error as ListError).message;
    }
  };
  expect(message(1, matcherLimits.list)).toBe(1000);
  expect(message(1, 10_000)).toBe(
    'The list has more than 1,000 people. This page takes up to 1,000; the script below takes any number.',
  );
  expect(message(matcherLimits.database + 1, 1)).toContain(
    'The database has more than 2,000 people.',
  );
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { LiveMatcher } from './live-matcher.tsx';
import { MAX_PEOPLE, prepareMatcher } from './matcher-form.ts';

const LIST = 'first_name,last_name,email,birthdate,constituency,degree_year';
const database = `id,${LIST}
1,Elizabeth,Ortiz|Calder,e.ortiz@example.com,19840307,Alumni,2006
2,Mary,Smith,mary@example.com,19750612,Alumni,1997
3,Mary,Smith,mary.e@example.com,19910218,Parents,`;
const list = `${LIST}
Betty,Calder,,19840307,,
Mary,Smith,,,,
<b>New</b>,Person,,,,`;

let document: Document;
let form: HTMLFormElement;
let match: () => void;
beforeEach(() => {
  ({ document } = new JSDOM(renderToStaticMarkup(<LiveMatcher />)).window);
  form = document.querySelector('form')!;
  match = prepareMatcher(form, { database, list });
});

const area = (name: string) => form.elements.namedItem(name) as HTMLTextAreaElement;
const textOf = (role: string) => form.querySelector(`[role=${role}]`)?.textContent;
const region = () => form.querySelector<HTMLElement>('[role=group]')!.parentElement!;
const rows = () =>
  [...region().querySelectorAll('tbody tr')].map((row) =>
    [...(row as HTMLTableRowElement).cells].map((cell) => cell.textContent),
  );

describe('the matcher of the page', () => {
  it('starts with the sample lists, and can restore them', () => {
    expect([area('database').value, area('list').value]).toEqual([database, list]);
    match();
    area('list').value = 'x';
    form.reset();
    expect(area('list').value).toBe(list);
    expect(region().hidden).toBe(true);
  });

  it('shows each person with result, record, score, evidence and reasons, and the totals', () => {
    match();
    expect(rows()).toEqual([
      [
        ...['Betty Calder', 'Matched', '1 Elizabeth Ortiz|Calder', '0.972', '1.000'],
        'Same birthdate, last name. Similar first name.',
      ],
      [
        ...['Mary Smith', 'Needs Research', '2 Mary Smith', '1.000', '0.000'],
        'Same last name, first name. Too little to be sure.',
      ],
      [
        ...['<b>New</b> Person', 'Not Matched', '', '', ''],
        'No record agrees in every column of a combination.',
      ],
    ]);
    expect(textOf('status')).toBe('3 people: 1 Matched, 1 Needs Research, 1 Not Matched.');
    expect(region().hidden).toBe(false);
  });

  it.each([
    ['list', '', "The list has no column 'email'."],
    ['list', LIST, 'The list has no people.'],
    ['list', 'first_name,last_name\nMary,Smith', "The list has no column 'email'."],
    ['database', list, "The database has no column 'id'."],
    ['list', `${LIST}\nA,B,,1.1.2000,,`, 'Line 2: birthdates are written YYYYMMDD'],
    ['list', `${LIST}\nA,B,,,Trustees,`, "the database has no constituency 'Trustees'."],
    ['list', `${LIST}${'\nA,B,,,,'.repeat(MAX_PEOPLE + 1)}`, 'The list has 201 people.'],
  ])('explains the error in the %s, and focuses it', (name, text, error) => {
    match();
    area(name).value = text;
    match();
    expect(textOf('alert')).toContain(error);
    expect(document.activeElement).toBe(area(name));
    expect(area(name).getAttribute('aria-invalid')).toBe('true');
    expect(region().hidden).toBe(true);
    form.reset();
    match();
    expect(textOf('alert')).toBe('');
    expect(area(name).hasAttribute('aria-invalid')).toBe(false);
  });
});

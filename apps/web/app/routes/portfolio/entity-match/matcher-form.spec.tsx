import { beforeEach, describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { LiveMatcher } from './live-matcher.tsx';
import { prepareMatcher } from './matcher-form.ts';

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
let match: () => Promise<void>;
beforeEach(() => {
  ({ document } = new JSDOM(renderToStaticMarkup(<LiveMatcher label="Try it here" />)).window);
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
  it('starts with the sample lists, and can restore them', async () => {
    expect([area('database').value, area('list').value]).toEqual([database, list]);
    await match();
    area('list').value = 'x';
    form.reset();
    expect(area('list').value).toBe(list);
    expect(region().hidden).toBe(true);
  });

  it('shows each person with result, record, score, evidence and reasons, and the totals', async () => {
    await match();
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
    ['list', '', 'The first line of the list must name columns: email, or last_name'],
    ['list', LIST, 'The list has no people.'],
    ['list', `${LIST}\n,,,,,`, 'The list has no people.'],
    ['list', 'name\nMary Smith', 'The first line of the list must name columns: email, or'],
    ['database', list, "The database has no column 'id'."],
    ['list', `${LIST}\nA,B,,1.1.2000,,`, "Line 2 of the list: '1.1.2000' is not a date written"],
    ['list', `${LIST}\n\nA,B,,19840230,,`, "Line 3 of the list: '19840230' is not a date"],
    ['database', `${database}\n4,A,B,,20230230,,`, "Line 5 of the database: '20230230' is not"],
    ['list', `${LIST}\nA,B,,,Trustees,`, "the database has no constituency 'Trustees'."],
    ['list', `${LIST}${'\nA,B,,,,'.repeat(10_000)}`, 'The list has more than 1,000 people.'],
  ])('explains the error in the %s, and focuses it', async (name, text, error) => {
    await match();
    area(name).value = text;
    await match();
    expect(textOf('alert')).toContain(error);
    expect(document.activeElement).toBe(area(name));
    expect(area(name).getAttribute('aria-invalid')).toBe('true');
    expect(region().hidden).toBe(true);
    form.reset();
    await match();
    expect(textOf('alert')).toBe('');
    expect(area(name).hasAttribute('aria-invalid')).toBe(false);
  });

  it('lists the first five errors, and counts the others', async () => {
    area('list').value = `${LIST}${'\nA,B,,1984,,'.repeat(12)}`;
    await match();
    const lines = textOf('alert')?.split('\n');
    expect(lines).toHaveLength(6);
    expect(lines?.[4]).toBe("Line 6 of the list: '1984' is not a date written YYYYMMDD.");
    expect(lines?.[5]).toBe('And 7 more.');
  });

  it('lets the page respond during a long match, and drops it when the user starts again', async () => {
    const manyRows = (count: number) =>
      Array.from({ length: count }, (_, id) => `${id},Mary,Smith,,1975061${id % 10},,`).join('\n');
    area('database').value = `id,${LIST}\n${manyRows(2000)}`;
    area('list').value = `id,${LIST}\n${manyRows(100)}`;
    const running = match();
    expect(textOf('status')).toBe('Matching 100 people…');
    expect(region().hidden).toBe(true);
    form.reset();
    await match();
    await running;
    expect(textOf('status')).toBe('3 people: 1 Matched, 1 Needs Research, 1 Not Matched.');
  });
});

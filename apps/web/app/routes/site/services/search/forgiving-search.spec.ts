import { describe, expect, it } from '@jest/globals';
import { findTexts, searchText } from './forgiving-search.ts';
import { synonyms } from './synonyms.ts';
import { singular } from './words.ts';

const services = {
  cleanUp: ['Data Clean-Up Sprint', 'One week on your table: duplicates matched, 100% logged.'],
  dashboard: ['Dashboard Design', 'We sketch on paper, and build only the charts that you need.'],
  ai: ['AI Readiness Review', 'Where a model would help you, and where a query would do.'],
  strategy: ['Data Strategy Session', 'Which three numbers should run your business?'],
  report: ['Reporting Automation', 'A report for the Café, run on a schedule.'],
  mentorship: ['MQE Mentorship', 'Ten weeks, one to one.'],
};
const names = Object.keys(services);
const texts = Object.values(services).map((parts) => searchText(...parts));

const find = (search: string) => findTexts(search, texts).map((index) => names[index]);

describe('matching search', () => {
  it.each([
    // As it is written, in any case, also inside a word.
    ['clean-up', ['cleanUp']],
    ['SKETCH ON PAPER', ['dashboard']],
    ['board', ['dashboard']],
    ['100%', ['cleanUp']],
    ['data', ['cleanUp', 'strategy']],
    // With and without hyphens, as one word and as two.
    ['clean up', ['cleanUp']],
    ['cleanup', ['cleanUp']],
    ['cleanu', ['cleanUp']],
    ['dash board', ['dashboard']],
    ['dash-boards', ['dashboard']],
    // In any order, in name and description together.
    ['sprint duplicates', ['cleanUp']],
    ['week data', ['cleanUp']],
    // Singular and plural, accents.
    ['dashboards', ['dashboard']],
    ['strategies', ['strategy']],
    ['duplicate', ['cleanUp']],
    ['businesses', ['strategy']],
    ['cafe', ['report']],
    ['CAFÉ', ['report']],
    // Synonyms.
    ['ml', ['ai']],
    ['machine learning', ['ai']],
    ['machine-learning model', ['ai']],
    ['bi', ['dashboard', 'report']],
    ['etl', ['report']],
    ['crm', ['cleanUp']],
    ['coaching', ['strategy', 'mentorship']],
    // Small typing errors.
    ['dashbord', ['dashboard']],
    ['dahsboard', ['dashboard']],
    ['dashbaord desgin', ['dashboard']],
    ['startegy', ['strategy']],
    ['claenup', ['cleanUp']],
    ['spritn', ['cleanUp']],
    ['mentroship', ['mentorship']],
  ])('finds by %j the services %j', (search, found) => {
    expect(find(search)).toEqual(found);
  });

  it('finds everything when the search is empty', () => {
    expect(find('')).toEqual(names);
    expect(find(' \n ')).toEqual(names);
  });
});

describe('search without matches', () => {
  it.each([
    // A word is missing.
    'clean pipeline of tea',
    'dashboard sprint',
    // Too short, or too far, for a typing error.
    'dta',
    'dashborf deskgn plan',
    'dshbrd',
    '200%',
    // Only punctuation, and a word of no text.
    '.*',
    '_',
    "'",
    '🧹',
    "'; drop table services; --",
    'x'.repeat(10_000),
    'data '.repeat(5_000),
  ])('finds nothing by %j', (search) => {
    expect(find(search)).toEqual([]);
  });
});

it('forgives a typo only when nothing matches exactly', () => {
  const close = ['The date', 'The data'].map((text) => searchText(text));
  expect(findTexts('date', close)).toEqual([0]);
  expect(findTexts('dsta', close)).toEqual([1]);
});

it('stores synonyms in the singular, as they are compared', () => {
  const said = [...synonyms.values()].flat();
  const inSingular = (text: string) => text.split(' ').map(singular).join(' ');
  expect(said.filter((text) => inSingular(text) !== text)).toEqual([]);
});

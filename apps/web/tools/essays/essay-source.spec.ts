import { describe, expect, it } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import { essaySlugs } from '../../content/series.ts';
import { readEssay } from './essay-source.ts';

const good = {
  title: 'The Long Arc',
  description: 'What lasts.',
  part: 'Part V',
  slug: 'long-arc',
  date: '2025-07-18',
  order: 6,
  topics: ['design'],
};

const file = 'content/essays/long-arc.mdx';

const essay = (front: Record<string, unknown>, body = 'Words.') =>
  `---\n${Object.entries(front)
    .map(([field, value]) => `${field}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n${body}\n`;

const read = (change: Record<string, unknown>, body?: string) =>
  readEssay(essay({ ...good, ...change }, body), file);

describe('an essay', () => {
  it('reads front matter and text of an essay', () => {
    const { facts, body } = readEssay(essay(good, 'One *two* three.'), file);
    expect(facts).toEqual({ ...good, words: 3, minutes: 1 });
    expect(body).toBe('\nOne *two* three.\n');
  });

  it('reads the date of a revision', () => {
    expect(read({ revised: '2025-07-19' }).facts.revised).toBe('2025-07-19');
  });

  it.each([
    ['title', '', 'title: '],
    ['description', 'x'.repeat(161), 'description: '],
    ['part', 'Part VI', 'part: '],
    ['part', 'Part IV', 'part: must be Part V'],
    ['slug', 'longarc', 'slug: '],
    ['date', 'July 18, 2025', 'date: '],
    ['date', '2025-02-30', 'date: '],
    ['revised', 'soon', 'revised: '],
    ['order', '6', 'order: '],
    ['order', 5, 'order: must be 6'],
    ['topics', [], 'topics: '],
    ['topics', ['cooking'], 'topics.0: '],
  ])('rejects an essay with a bad %s, naming the file and the field', (field, value, fault) => {
    expect(() => read({ [field]: value })).toThrow(`${file}: ${fault}`);
  });

  it.each(Object.keys(good))('rejects an essay without its %s', (field) => {
    const { [field]: _left, ...rest } = good as Record<string, unknown>;
    expect(() => readEssay(essay(rest), file)).toThrow(`${file}: ${field}: `);
  });

  it('rejects an essay whose file name is not its slug', () => {
    expect(() => readEssay(essay(good), 'content/essays/long.mdx')).toThrow(
      'content/essays/long.mdx: slug: must be the name of the file',
    );
  });

  it('rejects an essay with an unknown field', () => {
    expect(() => read({ autor: 'Ines' })).toThrow(/front matter: .*autor/);
  });

  it('rejects an essay without front matter, or with invalid YAML', () => {
    expect(() => readEssay('Words alone.', file)).toThrow(`${file}: the front matter is missing`);
    expect(() => readEssay('---\ntitle: "open\n---\n', file)).toThrow(
      `${file}: the front matter is not YAML`,
    );
  });
});

describe('the reading time', () => {
  it('counts each readable word once for the reading time', () => {
    const body = [
      '## A heading',
      'It’s twenty-six [words](/PolarisNet/long-arc), in 1,600 places.[^note]',
      '<PullQuote>in 1,600 places</PullQuote>',
      '[^note]: A note.',
    ].join('\n\n');
    expect(read({}, body).facts.words).toBe(10);
  });

  it('rounds the reading time up to whole minutes', () => {
    expect(read({}, 'word '.repeat(220)).facts.minutes).toBe(1);
    expect(read({}, 'word '.repeat(221)).facts.minutes).toBe(2);
  });
});

describe('the essays of the series', () => {
  const folder = new URL('../../content/essays/', import.meta.url);
  const source = (slug: string) => readFileSync(new URL(`${slug}.mdx`, folder), 'utf8');

  it('has exactly the essays of the series', () => {
    const files = readdirSync(folder).sort();
    expect(files).toEqual(essaySlugs.map((slug) => `${slug}.mdx`).sort());
  });

  it.each(essaySlugs)('gives %s its length and its date', (slug) => {
    const { facts } = readEssay(source(slug), `content/essays/${slug}.mdx`);
    expect(facts.date).toBe('2025-07-18');
    expect(facts.words).toBeGreaterThanOrEqual(900);
    expect(facts.words).toBeLessThanOrEqual(1600);
  });

  it.each(essaySlugs)('quotes the text of %s with typographic punctuation', (slug) => {
    const { body } = readEssay(source(slug), `content/essays/${slug}.mdx`);
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
    const [whole, quote = ''] = /<PullQuote>([\s\S]*?)<\/PullQuote>/.exec(body) ?? [''];
    const sentence = plain(quote).replace(/\.$/, '').toLowerCase();
    expect(plain(body.replace(whole, '')).toLowerCase()).toContain(sentence);
    expect(body).not.toMatch(/["']/);
  });
});

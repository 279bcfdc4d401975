import { statSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { reportingSamples } from '../../content/portfolio/reporting-samples.ts';
import { boards } from './boards.ts';
import { paletteOf } from './palette.ts';
import { Random } from './random.ts';

const drawn = boards.map((makeBoard) => makeBoard(paletteOf('light')));
const pictures = new URL('../../app/routes/portfolio/reporting-samples/pictures/', import.meta.url);

describe('a sample dashboard', () => {
  it("lists the sample dashboards with their titles and questions, in the page's order", () => {
    const facts = ({
      slug,
      title,
      question,
    }: {
      slug: string;
      title: string;
      question: string;
    }) => [slug, title, question];
    expect(drawn.map(facts)).toEqual(reportingSamples.boards.map(facts));
  });

  it.each(reportingSamples.boards)(
    'shows the key figures of the page in $slug',
    ({ slug, keyFigures }) => {
      expect(drawn.find((board) => board.slug === slug)?.keyFigures).toEqual(keyFigures);
    },
  );

  it.each(reportingSamples.boards)('describes $slug in text with every key figure', (board) => {
    const { keyFigures } = drawn.find(({ slug }) => slug === board.slug)!;
    expect(keyFigures.filter(({ value }) => !board.alt.includes(value))).toEqual([]);
  });

  it.each(reportingSamples.boards)(
    'has a picture of $slug for each theme, under 60 kB',
    ({ slug }) => {
      for (const theme of ['light', 'dark'])
        expect(statSync(new URL(`${slug}-${theme}.avif`, pictures)).size).toBeLessThan(60_000);
    },
  );
});

it('draws from numbers that are the same on every machine', () => {
  const random = new Random(7);
  expect(Array.from({ length: 4 }, () => random.integer(0, 1000))).toEqual([12, 62, 977, 699]);
});

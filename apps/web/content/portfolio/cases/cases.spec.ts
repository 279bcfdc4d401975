import { describe, expect, it } from '@jest/globals';
import { defaultContent } from '../../content.ts';
import { totalsOf } from './case-study.ts';
import { guests, minutes, sample } from './hospital-guest-lists.ts';

const { portfolio } = defaultContent;
const { studies: caseStudies } = defaultContent.cases;

const caseOf = (slug: string) => {
  const found = caseStudies.find((one) => one.slug === slug);
  if (!found) throw new Error(`There is no case ${slug}`);
  return found;
};

describe('the numbers of the case studies', () => {
  it.each([
    ['museum-reports', { before: 12, after: 1.7, percentLess: 86, days: 9 }],
    ['hospital-guest-lists', { before: 120, after: 10, percentLess: 92, days: 10 }],
    ['college-warehouse', { before: 20, after: 4, percentLess: 80, days: 18 }],
  ])('adds up the numbers of %s, and repeats no claim of its tool', (slug, totals) => {
    const study = caseOf(slug);
    expect(totalsOf(study)).toEqual(totals);
    const { result, description } = portfolio.items.find(({ page }) => page === study.item)!;
    expect(`${result} ${description}`).not.toContain(`${totals.percentLess}%`);
  });

  it('places each client after the start of the independent work', () => {
    for (const { year } of caseStudies) expect(Number(year)).toBeGreaterThanOrEqual(2023);
  });

  it('counts each guest once, at the measured time', () => {
    const total = guests.matched + guests.needsResearch + guests.notMatched;
    const study = caseOf('hospital-guest-lists');
    expect(study.lead).toContain(total.toLocaleString('en-US'));
    expect(totalsOf(study).before).toBe((total * minutes.byHand) / 60);
    expect(totalsOf(study).after).toBe((guests.needsResearch * minutes.research) / 60);
  });

  it('claims an accuracy between 98 and 100%', () => {
    const accuracy = sample.agreed / sample.pairs;
    expect(accuracy).toBeGreaterThanOrEqual(0.98);
    expect(caseOf('hospital-guest-lists').measured.join(' ')).toContain(`${accuracy * 100}%`);
  });

  it('spells out the hours that the descriptions give in words', () => {
    expect(caseOf('museum-reports').description).toContain('twelve hours');
    expect(caseOf('college-warehouse').description).toContain('twenty business hours to four');
  });
});

it.each(caseStudies.filter(({ isDemo }) => isDemo))(
  'says that the client of $slug is invented',
  ({ description }) => {
    expect(description).toContain('Demo content: an invented client.');
    expect(description.length).toBeLessThanOrEqual(160);
  },
);

import { describe, expect, it } from '@jest/globals';
import { offerChanges } from './offer-changes.ts';
import type { OfferLine } from './offer-content.ts';
import { offerContentInputSchema } from './offer-content.ts';
import { offerContent } from './offer.examples.ts';
import {
  firstSelection,
  offerTotals,
  selectedLines,
  selectedSessions,
  selectionProblem,
} from './offer-selection.ts';

const content = offerContent();
const line = (own: Partial<OfferLine> = {}): OfferLine => ({ ...content.lines[0]!, ...own });

describe('what is chosen of an offer', () => {
  it('begins with what is included and the first of each group', () => {
    expect(firstSelection(content.lines)).toEqual([1, 3, 0, 0]);
    expect(selectionProblem(content.lines, [1, 3, 0, 0])).toBeUndefined();
  });

  it.each([
    [[1, 3, 0, 0], 1800, 2],
    [[1, 0, 2, 0], 2000, 4],
    [[1, 12, 0, 3], 6300, 5],
  ])('comes to its lines, tax and sessions: %j', (selection, total, sessions) => {
    expect(offerTotals(content, selection).total).toBe(total);
    expect(selectedSessions(content.lines, selection)).toBe(sessions);
    expect(selectedLines(content.lines, selection).every(({ quantity }) => quantity > 0)).toBe(
      true,
    );
  });

  it.each([
    [[0, 3, 0, 0], 'The quantity of "Data Audit" is 1.'],
    [[2, 3, 0, 0], 'The quantity of "Data Audit" is 1.'],
    [[1, 0, 0, 0], 'Please choose one of "Support".'],
    [[1, 1, 1, 0], 'Please choose one of "Support".'],
    [[1, 13, 0, 0], 'Please choose from 1 to 12 of "Support by email".'],
    [[1, 3, 0, -1], 'Please choose from 1 to 3 of "Workshop for your team".'],
    [[1, 3, 0, 1.005], 'Please choose from 1 to 3 of "Workshop for your team".'],
    [[1, 3, 0, Number.NaN], 'Please choose from 1 to 3 of "Workshop for your team".'],
    [[1, 3, 0], 'Please read the offer again.'],
    [[1, 3, 0, 0, 0], 'Please read the offer again.'],
  ])('is refused with a sentence: %j', (selection, sentence) => {
    expect(selectionProblem(content.lines, selection)).toBe(sentence);
  });

  it('adds the tax of each line', () => {
    const lines = [line({ unitPrice: 99.99, taxRate: 8.875 }), line({ unitPrice: 0.01 })];
    expect(offerTotals({ lines, taxMode: 'added' }, [1, 1])).toEqual({ total: 108.87, tax: 8.87 });
    expect(offerTotals({ lines, taxMode: 'included' }, [1, 1]).total).toBe(100);
  });
});

describe('the content of an offer', () => {
  const errorsOf = (own: object) =>
    offerContentInputSchema
      .safeParse({ ...content, ...own })
      .error?.issues.map(({ message }) => message);

  it.each([
    [{ lines: [] }, 'An offer has from 1 to 100 lines.'],
    [{ lines: Array.from({ length: 101 }, () => line()) }, 'An offer has from 1 to 100 lines.'],
    [
      {
        lines: Array.from({ length: 21 }, (_, at) =>
          line({ kind: 'choice', group: `Group ${at}` }),
        ),
      },
      'An offer has at most 20 groups to choose from.',
    ],
    [
      { lines: [line({ kind: 'choice', group: ' ' })] },
      'Please name the group that one is chosen of.',
    ],
    [
      { lines: [line({ quantity: 5 })] },
      'The quantity must be from the least to the most that can be chosen.',
    ],
    [
      { lines: [line({ unitPrice: 9_999_999_999, taxRate: 10 })] },
      'The total must be at most 9,999,999,999.99.',
    ],
    [
      { lines: Array.from({ length: 2 }, () => line({ unitPrice: 9_999_999_999 })) },
      'The total must be at most 9,999,999,999.99.',
    ],
    [
      { lines: [line({ max: 20, includedSessions: 6 })] },
      'An offer includes at most 100 sessions. Lower them, or the most that can be chosen.',
    ],
    [{ title: ' ' }, 'Please name the offer'],
    [{ terms: 'x'.repeat(20_001) }, 'Must be at most 20000 characters.'],
    [{ intro: 'a\0b' }, 'Contains a character that cannot be stored.'],
  ])('is refused with a sentence: %#', (own, sentence) => {
    expect(errorsOf(own)).toContain(sentence);
  });
});

describe('the changes between two versions', () => {
  it('says what is new, gone and different, and nothing of the same version', () => {
    expect(offerChanges(content, offerContent())).toEqual([]);
    const after = offerContent();
    after.lines[0]!.unitPrice = 1500;
    after.lines[3]!.max = 4;
    after.lines.splice(1, 1);
    after.lines.push({ ...after.lines[0]!, text: 'Travel' });
    after.terms = 'Other terms.';
    after.plan = [];
    expect(offerChanges(content, after)).toEqual([
      '"Data Audit" is $1,500 now. It was $1,200 before.',
      '"Workshop for your team" changed.',
      '"Travel" was added.',
      '"Support by email" was removed.',
      'The payment dates changed.',
      'The terms changed.',
    ]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { type OfferLine, offerContent } from '@polaris/contracts';
import { keepSelection } from './keep-selection.ts';

const { lines } = offerContent();
const [audit, email, phone, workshop] = lines as [OfferLine, OfferLine, OfferLine, OfferLine];

describe('what was chosen, on a newer version of the offer', () => {
  it.each<[string, OfferLine[], number[], number[]]>([
    [
      'is kept when only prices changed',
      lines.map((line) => ({ ...line, unitPrice: 1 })),
      [1, 0, 2, 3],
      [1, 0, 2, 3],
    ],
    [
      'follows its line to another place',
      [workshop, phone, email, audit],
      [1, 0, 2, 3],
      [3, 2, 0, 1],
    ],
    [
      'starts again in a group whose chosen line is gone',
      [audit, email, workshop],
      [1, 0, 2, 3],
      [1, 3, 3],
    ],
    [
      'starts again where the quantity is not possible any more',
      [audit, email, { ...phone, max: 3 }, { ...workshop, max: 2 }],
      [1, 0, 9, 3],
      [1, 3, 0, 0],
    ],
    [
      'leaves out what was not chosen, and new options',
      [...lines, { ...workshop, text: 'Slides' }],
      [1, 3, 0, 0],
      [1, 3, 0, 0, 0],
    ],
    [
      'has the quantity that is included now',
      [{ ...audit, quantity: 2, min: 2, max: 2 }, email, phone, workshop],
      [1, 5, 0, 0],
      [2, 5, 0, 0],
    ],
    [
      'starts again for a line of another kind',
      [audit, email, phone, { ...workshop, kind: 'included' }],
      [1, 3, 0, 2],
      [1, 3, 0, 1],
    ],
  ])('%s', (_title, after, selection, kept) => {
    expect(keepSelection(lines, after, selection)).toEqual(kept);
  });

  it('tells lines of the same text apart by their places', () => {
    const twins = [workshop, workshop];
    expect(keepSelection(twins, twins, [0, 2])).toEqual([0, 2]);
  });
});

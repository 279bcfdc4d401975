import {
  type OfferLine,
  type OfferSelection,
  firstSelection,
  selectionProblem,
} from '@polaris/contracts';
import { choose, groupOf } from '../../offer/choose.ts';

const isSameLine = (one: OfferLine, other: OfferLine): boolean =>
  one.text === other.text && one.kind === other.kind && groupOf(one) === groupOf(other);

/** What was chosen of an offer, as far as it can be chosen of a newer version of it. */
export function keepSelection(
  before: readonly OfferLine[],
  after: readonly OfferLine[],
  selection: OfferSelection,
): number[] {
  return after.reduce((kept, line, index) => {
    const old = findOld(before, line, index);
    const quantity = old === -1 ? 0 : selection[old]!;
    if (quantity === 0) return kept;
    const next = choose(after, kept, index, quantity);
    return selectionProblem(after, next) === undefined ? next : kept;
  }, firstSelection(after));
}

/** Two lines may have the same text, and most lines keep their place. */
function findOld(before: readonly OfferLine[], line: OfferLine, index: number): number {
  const inPlace = before[index];
  return inPlace && isSameLine(inPlace, line)
    ? index
    : before.findIndex((old) => isSameLine(old, line));
}

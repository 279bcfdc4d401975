import type { OfferLine } from '@polaris/contracts';

export const groupOf = ({ group }: OfferLine): string => (group ?? '').trim();

/** The selection with this quantity of a line; of a group only one line stays chosen. */
export function choose(
  lines: readonly OfferLine[],
  selection: readonly number[],
  index: number,
  quantity: number,
): number[] {
  const { kind, ...line } = lines[index]!;
  const isOther = (other: OfferLine) =>
    kind === 'choice' && other.kind === 'choice' && groupOf(other) === groupOf({ kind, ...line });
  return lines.map((other, at) => {
    if (at === index) return quantity;
    return isOther(other) ? 0 : selection[at]!;
  });
}

/** A line with its place among all lines, by which it is selected. */
export interface PlacedLine {
  line: OfferLine;
  index: number;
}

/** The lines as a client reads them: what is included, each group to choose from, and the options. */
export function sortedLines(lines: readonly OfferLine[]) {
  const placed = lines.map((line, index) => ({ line, index }));
  const of = (kind: OfferLine['kind']) => placed.filter(({ line }) => line.kind === kind);
  const groups = new Map<string, PlacedLine[]>();
  for (const choice of of('choice')) {
    const name = groupOf(choice.line);
    groups.set(name, [...(groups.get(name) ?? []), choice]);
  }
  return { included: of('included'), groups: [...groups], options: of('optional') };
}

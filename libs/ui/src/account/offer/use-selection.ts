import { type OfferPage, firstSelection } from '@polaris/contracts';
import { useState } from 'react';
import { keepSelection } from './keep-selection.ts';

/** What is chosen of an offer, and how to choose; kept as far as possible when a newer version is shown. */
export function useSelection({ content: { lines } }: Pick<OfferPage, 'content'>) {
  const [chosen, setChosen] = useState(() => ({ lines, selection: firstSelection(lines) }));
  const selection =
    chosen.lines === lines
      ? chosen.selection
      : keepSelection(chosen.lines, lines, chosen.selection);
  return { selection, select: (next: number[]) => setChosen({ lines, selection: next }) };
}

import type { CompanyConversionInput, CompanyGroup } from '@polaris/contracts';
import { useState } from 'react';

/** The spellings chosen to become companies; initially all of them. */
export function useChosenTexts(groups: readonly CompanyGroup[]) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const isChosen = (text: string) => !leftOut.has(text);
  const choose = (texts: readonly string[], isWanted: boolean) => {
    const next = new Set(leftOut);
    for (const text of texts)
      if (isWanted) next.delete(text);
      else next.add(text);
    setLeftOut(next);
  };
  const chosen = groups
    .map(({ name, spellings }) => ({
      name,
      spellings: spellings.filter(({ text }) => isChosen(text)),
    }))
    .filter(({ spellings }) => spellings.length > 0);
  const input: CompanyConversionInput = {
    groups: chosen.map(({ name, spellings }) => ({
      name,
      texts: spellings.map(({ text }) => text),
    })),
  };
  const people = chosen
    .flatMap(({ spellings }) => spellings)
    .reduce((sum, spelling) => sum + spelling.people, 0);
  return { isChosen, choose, input, people };
}

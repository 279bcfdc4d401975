import {
  type OfferContentInput,
  type OfferSeller,
  firstSelection,
  selectionProblem,
} from '@polaris/contracts';
import { useState } from 'react';
import { useBusinessProfile } from '../../../api/sales/business-profile.ts';

/** What the owner has chosen in a preview, as long as the lines still allow it. */
export function useTrialSelection({ lines }: OfferContentInput) {
  const [chosen, setChosen] = useState<number[]>([]);
  const isPossible = chosen.length > 0 && selectionProblem(lines, chosen) === undefined;
  return { selection: isPossible ? chosen : firstSelection(lines), select: setChosen };
}

/** The business as it would be named; an offer needs its legal name and address. */
export function useOwnSeller(): OfferSeller {
  const { data } = useBusinessProfile();
  return {
    legalName: data?.legalName ?? 'Your legal name',
    address: data ? (data.address ?? 'Your address') : '',
    email: data?.email ?? null,
    taxId: data?.taxId ?? null,
  };
}

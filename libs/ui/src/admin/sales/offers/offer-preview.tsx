import {
  type OfferContentInput,
  type OfferSeller,
  firstSelection,
  selectionProblem,
} from '@polaris/contracts';
import { useState } from 'react';
import { useBusinessProfile } from '../../../api/sales/business-profile.ts';
import { OfferDocument } from '../../../offer/offer-document.tsx';
import { ScrollBox } from '../../../primitives/scroll-box.tsx';

interface OfferPreviewProps {
  content: OfferContentInput;
  expiresOn: string;
  today: string;
}

/** The offer as the client would read it; choosing in it changes nothing. */
export function OfferPreview({ content, expiresOn, today }: OfferPreviewProps) {
  const seller = useOwnSeller();
  const { selection, select } = useTrial(content);
  return (
    <ScrollBox
      role="group"
      aria-label="Preview of the offer"
      className="border border-line bg-surface px-5 py-8 sm:px-8 xl:sticky xl:top-[calc(var(--header-height,0px)+16px)] xl:max-h-[calc(100dvh-var(--header-height,0px)-64px)] xl:overflow-y-auto"
    >
      <OfferDocument
        content={content}
        seller={seller}
        expiresOn={expiresOn}
        today={today}
        selection={selection}
        onSelect={select}
      />
    </ScrollBox>
  );
}

/** What the owner has chosen in the preview, as long as the lines still allow it. */
function useTrial({ lines }: OfferContentInput) {
  const [chosen, setChosen] = useState<number[]>([]);
  const isPossible = chosen.length > 0 && selectionProblem(lines, chosen) === undefined;
  return { selection: isPossible ? chosen : firstSelection(lines), select: setChosen };
}

/** The business as it would be named; an offer needs its legal name and address. */
function useOwnSeller(): OfferSeller {
  const { data } = useBusinessProfile();
  return {
    legalName: data?.legalName ?? 'Your legal name',
    address: data ? (data.address ?? 'Your address') : '',
    email: data?.email ?? null,
    taxId: data?.taxId ?? null,
  };
}

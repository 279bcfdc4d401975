import type { OfferContentInput } from '@polaris/contracts';
import { OfferDocument } from '../../../offer/offer-document.tsx';
import { ScrollBox } from '../../../primitives/scroll-box.tsx';
import { useOwnSeller, useTrialSelection } from '../../shared/offer/use-offer-preview.ts';

interface OfferPreviewProps {
  content: OfferContentInput;
  expiresOn: string;
  today: string;
}

/** The offer as the client would read it; choosing in it changes nothing. */
export function OfferPreview({ content, expiresOn, today }: OfferPreviewProps) {
  const seller = useOwnSeller();
  const { selection, select } = useTrialSelection(content);
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

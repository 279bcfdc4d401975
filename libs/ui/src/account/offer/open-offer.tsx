import { type OfferPage, type OfferSelection, offerPrice, offerTotals } from '@polaris/contracts';
import { useRef } from 'react';
import { Button } from '../../primitives/button.tsx';
import { AcceptForm } from './accept-form.tsx';
import type { Answers } from './use-answers.ts';

interface OpenOfferProps {
  token: string;
  page: OfferPage;
  selection: OfferSelection;
  accept: Answers['accept'];
}

/** What comes below an offer that waits for an answer: the total, which stays in view above it, and the form. */
export function OpenOffer({ token, page, selection, accept }: OpenOfferProps) {
  const name = useRef<HTMLInputElement>(null);
  const { total } = offerTotals(page.content, selection);
  const goOn = () => {
    name.current?.form?.scrollIntoView({ block: 'start' });
    name.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <TotalBar price={offerPrice(page.content, total)} onContinue={goOn} />
      <AcceptForm
        token={token}
        name={name}
        page={page}
        selection={selection}
        total={total}
        accept={accept}
      />
    </>
  );
}

interface TotalBarProps {
  price: string;
  onContinue: () => void;
}

/** Stays at the bottom of the window until the form is there, which then covers it, unless it has the focus. */
const TotalBar = ({ price, onContinue }: TotalBarProps) => (
  <div className="sticky bottom-18 z-10 -mb-10 h-0 focus-within:z-30 print:hidden">
    <div className="absolute inset-x-0 top-0 -mx-5 flex h-18 items-center justify-between gap-4 border-t border-line-strong bg-raised px-5 md:mx-0">
      <p className="leading-6 whitespace-nowrap">
        <span className="block text-sm text-muted">Total</span>
        <span className="font-display text-xl tabular-nums">{price}</span>
      </p>
      <Button className="shrink!" onClick={onContinue}>
        Continue to accept
      </Button>
    </div>
  </div>
);

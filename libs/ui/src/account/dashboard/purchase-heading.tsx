import type { DatedPurchase } from '../../api/site/account/purchases.ts';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ownPurchasePath } from './open-purchases.ts';
import { purchaseName } from './purchase-name.ts';

interface PurchaseHeadingProps {
  purchase: DatedPurchase;
  isBold?: boolean;
  /** At the end of the line. */
  children?: ReactNode;
}

/** The name of a purchase, which leads to its page. */
export const PurchaseHeading = ({ purchase, isBold = false, children }: PurchaseHeadingProps) => (
  <div className="flex w-full items-baseline justify-between gap-6">
    <h3 className={clsx('min-w-0 text-base leading-6 wrap-anywhere', isBold && 'font-semibold')}>
      <a
        href={ownPurchasePath(purchase.id)}
        className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
      >
        {purchaseName(purchase)}
      </a>
    </h3>
    {children}
  </div>
);

import { type User, dollars } from '@polaris/contracts';
import { Alert } from '@polaris/ui/primitives/alert';
import { serviceTexts } from '../../content/service-texts.ts';
import type { OrderNotice } from './use-order.ts';

interface OrderNoticeProps {
  notice: OrderNotice;
  price: number;
  user: User | null | undefined;
}

/** Why confirmation is required again. */
export function OrderNoticeAlert({ notice, price, user }: OrderNoticeProps) {
  if (notice.kind === 'failed') return <Failed />;
  if (notice.kind === 'price') {
    return (
      <Alert tone="warn">
        {serviceTexts.order.priceChanged} It was {dollars(notice.from)} and is {dollars(price)} now.{' '}
        {serviceTexts.order.askAgain}
      </Alert>
    );
  }
  if (notice.kind === 'account') {
    return (
      <Alert tone="warn">
        You're now signed in as {user?.email}. {serviceTexts.order.askAgain}
      </Alert>
    );
  }
  return <Withdrawn />;
}

/** Takes the focus from the removed button. */
const Withdrawn = () => (
  <div tabIndex={-1} ref={takeFocus} className="outline-none">
    <Alert>
      {serviceTexts.order.withdrawn}{' '}
      <a href={serviceTexts.back.link} className="underline underline-offset-4">
        {serviceTexts.order.others}
      </a>
    </Alert>
  </div>
);

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** For screen readers, which announce no toasts while a dialog is open. */
const Failed = () => (
  <p role="alert" className="sr-only">
    {serviceTexts.purchase.failed.description}
  </p>
);

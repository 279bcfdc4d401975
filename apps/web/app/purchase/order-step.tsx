import { type TaxRule, dollars, fromCents, toCents } from '@polaris/contracts';
import { Button } from '@polaris/ui/primitives/button';
import { Dialog } from '@polaris/ui/primitives/dialog/dialog';
import { Toaster } from '@polaris/ui/primitives/toast/toast';
import { useEffect } from 'react';
import { serviceTexts } from '../../content/service-texts.ts';
import { leaveToSignIn } from './leave-to-sign-in.ts';
import { OrderAccount } from './order-account.tsx';
import { OrderNoticeAlert } from './order-notice-alert.tsx';
import { closeOrderStep, dropOrderStep } from './order-step-address.ts';
import { endStepLoading } from './order-step-loading.ts';
import type { useOrder } from './use-order.ts';
import type { SignedInState } from './use-signed-in.ts';

export interface TermsLink {
  title: string;
  path: string;
}

export interface OrderPayment {
  /** Whether the order is paid by card. */
  takesCards: boolean;
  /** The rules for sales tax; null if they could not be read. */
  tax: TaxRule | null;
  /** What happens after the order. */
  steps: readonly string[];
}

interface OrderStepProps {
  service: { name: string; price: number };
  terms: TermsLink | null;
  payment: OrderPayment;
  signedIn: SignedInState;
  order: ReturnType<typeof useOrder>;
}

/** Confirms an order: the service, the account and the next steps. */
export function OrderStep({ service, terms, payment, signedIn, order }: OrderStepProps) {
  const { price, total, notice, pending } = order;
  useEffect(endStepLoading, []);
  const isOutdated = price !== service.price || notice?.kind === 'withdrawn';
  const { takesCards, steps } = payment;
  const charged = takesCards ? serviceTexts.order.byCard : serviceTexts.order.byAgreement;
  const close = isOutdated ? reloadPage : closeOrderStep;
  return (
    <Dialog
      open
      onClose={close}
      title={serviceTexts.order.title}
      locked={pending}
      className="max-w-lg"
    >
      <div tabIndex={-1} data-autofocus="" className="flex flex-col gap-5 outline-none">
        {notice && <OrderNoticeAlert notice={notice} price={total} user={signedIn.user} />}
        <Summary name={service.name} price={price} total={total} payment={charged} />
        <NextSteps steps={steps} />
        <OrderAccount signedIn={signedIn} locked={pending} />
        {terms && <Terms {...terms} />}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" size="lg" onClick={close} disabled={pending}>
            {serviceTexts.order.cancel}
          </Button>
          {notice?.kind !== 'withdrawn' && <Submit signedIn={signedIn} order={order} />}
        </div>
      </div>
      {/* Inside the dialog, as everything outside of it is inert. */}
      <div className="fixed">
        <Toaster />
      </div>
    </Dialog>
  );
}

/** The page shows an outdated price or offer. */
function reloadPage(): void {
  dropOrderStep();
  location.reload();
}

interface SummaryProps {
  name: string;
  price: number;
  /** With tax. */
  total: number;
  /** How it is charged. */
  payment: string;
}

function Summary({ name, price, total, payment }: SummaryProps) {
  const tax = fromCents(toCents(total) - toCents(price));
  return (
    <div className="flex flex-col gap-2 border-y border-line-strong py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <strong className="min-w-0 font-semibold wrap-anywhere">{name}</strong>
        <span className="font-display text-2xl leading-8 tabular-nums">{dollars(total)}</span>
      </p>
      {tax > 0 && (
        <p className="text-right text-sm leading-6 text-muted tabular-nums">
          {serviceTexts.order.tax(dollars(price), dollars(tax))}
        </p>
      )}
      <p className="text-sm leading-6 text-pretty text-muted">{payment}</p>
    </div>
  );
}

const Terms = ({ title, path }: TermsLink) => (
  <p className="text-sm leading-6 text-muted">
    {serviceTexts.order.terms}{' '}
    <a href={path} className="text-ink underline underline-offset-4 hover:text-accent">
      {title}
    </a>
    .
  </p>
);

function Submit({ signedIn: { user }, order }: Pick<OrderStepProps, 'signedIn' | 'order'>) {
  const { total, pending, place } = order;
  if (user === null) {
    return (
      <Button size="lg" onClick={leaveToSignIn}>
        {serviceTexts.order.signIn}
      </Button>
    );
  }
  return (
    <Button
      size="lg"
      pending={pending}
      disabled={!user}
      // Ignores the second click of a double click that opened the step.
      onClick={({ detail }) => detail < 2 && place()}
    >
      {pending ? serviceTexts.order.pending : `${serviceTexts.order.action} ${dollars(total)}`}
    </Button>
  );
}

function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold text-accent">{serviceTexts.order.next}</h3>
      <ol className="flex flex-col gap-1.5 text-[0.9375rem] leading-6">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3 text-pretty">
            <span aria-hidden="true" className="font-display text-accent">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}

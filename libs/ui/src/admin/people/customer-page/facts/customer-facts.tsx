import { type Customer, type CustomerMoney, dollars } from '@polaris/contracts';
import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCustomerMoney } from '../../../../api/sales/money.ts';
import { ButtonLink } from '../../../../primitives/button.tsx';
import { mailLink, telLink } from '../../../shared/record/contact-links.ts';
import { CopyButton } from '../../../shared/record/copy-button.tsx';
import { dollarsAndCents } from '../../../shared/record/format.ts';
import { netOf } from '../../../shared/payment/net-of.ts';
import { type CustomerFieldName, customerFieldNames } from '../../customers/customer-fields.tsx';
import { CustomerCompanies } from '../companies/customer-companies.tsx';
import { Fact, type FactProps } from './fact.tsx';
import { LocalTime } from './local-time.tsx';
import { NextStep } from '../next-step.tsx';

/** Shown elsewhere: the name as the title, the status next to it, and the notes in their own section. */
const shownElsewhere: readonly CustomerFieldName[] = ['name', 'status', 'notes'];
const factNames = customerFieldNames.filter((name) => !shownElsewhere.includes(name));

type Details = Partial<Pick<FactProps, 'value' | 'children' | 'className'>>;

/** What a field shows in addition to its text, or instead of it. */
const details: Partial<Record<CustomerFieldName, (customer: Customer) => Details>> = {
  email: ({ email }) => ({
    className: 'max-md:col-span-2',
    children: email && <EmailActions email={email} />,
  }),
  phone: ({ phone }) => ({
    className: 'max-md:col-span-2',
    children: phone && <PhoneActions phone={phone} />,
  }),
  company: ({ id }) => ({ children: <CustomerCompanies customerId={id} /> }),
  totalValue: ({ id, totalValue }) => ({
    value: dollarsAndCents(totalValue),
    children: <Balance customerId={id} />,
  }),
  timeZone: ({ timeZone }) => ({ value: timeZone && <LocalTime timeZone={timeZone} /> }),
};

/** The key facts of a customer, each edited in place. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  return (
    <dl className="mb-8 grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-4 md:grid-cols-3 xl:grid-cols-[2fr_1.4fr_1.5fr_1.2fr_1.1fr_1.8fr]">
      {factNames.map((field) => (
        <Fact
          key={field}
          customer={customer}
          field={field}
          value={customer[field]}
          {...details[field]?.(customer)}
        />
      ))}
      <NextStep customerId={customer.id} />
    </dl>
  );
}

const Actions = ({ children }: { children: ReactNode }) => (
  <span className="mt-1 flex flex-wrap gap-2">{children}</span>
);

const EmailActions = ({ email }: { email: string }) => (
  <Actions>
    <ButtonLink href={mailLink(email)} variant="secondary" size="sm">
      <Mail aria-hidden="true" className="size-3.5" />
      Email
    </ButtonLink>
    <CopyButton what="email" text={email} />
  </Actions>
);

function PhoneActions({ phone }: { phone: string }) {
  const call = telLink(phone);
  return (
    <Actions>
      {call && (
        <ButtonLink href={call} variant="secondary" size="sm">
          <Phone aria-hidden="true" className="size-3.5" />
          Call
        </ButtonLink>
      )}
      <CopyButton what="phone" text={phone} />
    </Actions>
  );
}

/** The customer's balance from recorded payments, next to the typed value. */
function Balance({ customerId }: { customerId: number }) {
  const money = useCustomerMoney(customerId);
  return money.data ? <p className="text-muted tabular-nums">{balanceText(money.data)}</p> : null;
}

const balanceText = ({ received, refunded, owed }: CustomerMoney): string =>
  `${dollars(netOf({ received, refunded }))} paid, ${dollars(owed)} owed`;

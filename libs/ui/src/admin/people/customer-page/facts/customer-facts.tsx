import { type Customer, dollars } from '@polaris/contracts';
import { Mail, Phone } from 'lucide-react';
import { useCustomerMoney } from '../../../../api/sales/money.ts';
import { ButtonLink } from '../../../../primitives/button.tsx';
import { EmailText } from '../../../../primitives/email-text.tsx';
import { mailLink, telLink } from '../../../shared/record/contact-links.ts';
import { CopyButton } from '../../../shared/record/copy-button.tsx';
import { dollarsAndCents } from '../../../shared/record/format.ts';
import { netOf } from '../../../shared/payment/net-of.ts';
import { type CustomerFieldName, customerFieldNames } from '../../customers/customer-fields.tsx';
import { CompanyFact } from '../companies/company-fact.tsx';
import { Fact, FactActions, type FactProps } from './fact.tsx';
import { LocalTime } from './local-time.tsx';

/** Shown elsewhere: the name as the title, the status next to it, and the notes in their own section. */
const shownElsewhere: readonly CustomerFieldName[] = ['name', 'status', 'notes'];
const factNames = customerFieldNames.filter((name) => !shownElsewhere.includes(name));

type Details = Partial<Omit<FactProps, 'customer' | 'field'>>;

/** What a field shows in addition to its text, or instead of it. */
const details: Partial<Record<CustomerFieldName, (customer: Customer) => Details>> = {
  email: ({ email }) => ({
    value: email && <EmailText>{email}</EmailText>,
    actions: email && <EmailActions email={email} />,
  }),
  phone: ({ phone }) => ({
    actions: phone && <PhoneActions phone={phone} />,
  }),
  totalValue: ({ id, totalValue }) => ({
    value: dollarsAndCents(totalValue),
    children: <Paid customerId={id} />,
  }),
  timeZone: ({ timeZone }) => ({ value: timeZone && <LocalTime timeZone={timeZone} /> }),
};

/** The key facts of a customer, each edited in place. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  return (
    <dl className="grid gap-y-1">
      {factNames.map((field) =>
        field === 'company' ? (
          <CompanyFact key={field} customer={customer} />
        ) : (
          <Fact
            key={field}
            customer={customer}
            field={field}
            value={customer[field]}
            {...details[field]?.(customer)}
          />
        ),
      )}
    </dl>
  );
}

const EmailActions = ({ email }: { email: string }) => (
  <FactActions of="Email">
    <ButtonLink href={mailLink(email)} variant="ghost" size="sm">
      <Mail aria-hidden="true" className="size-3.5" />
      Email
    </ButtonLink>
    <CopyButton what="email" text={email} />
  </FactActions>
);

function PhoneActions({ phone }: { phone: string }) {
  const call = telLink(phone);
  return (
    <FactActions of="Phone">
      {call && (
        <ButtonLink href={call} variant="ghost" size="sm">
          <Phone aria-hidden="true" className="size-3.5" />
          Call
        </ButtonLink>
      )}
      <CopyButton what="phone" text={phone} />
    </FactActions>
  );
}

/** What was paid, next to the typed value; what is owed is above. */
function Paid({ customerId }: { customerId: number }) {
  const { data } = useCustomerMoney(customerId);
  return data ? <span className="text-muted tabular-nums">{dollars(netOf(data))} paid</span> : null;
}

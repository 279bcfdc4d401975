import { type Customer, type CustomerMoney, dollars } from '@polaris/contracts';
import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCustomerMoney } from '../../../api/money.ts';
import { ButtonLink } from '../../../primitives/button.tsx';
import { Input } from '../../../primitives/input.tsx';
import { Select } from '../../../primitives/select.tsx';
import { timeZones } from '../../shared/form/time-zones.ts';
import { mailLink, telLink } from '../../shared/record/contact-links.ts';
import { CopyButton } from '../../shared/record/copy-button.tsx';
import { dollarsAndCents } from '../../shared/record/format.ts';
import { netOf } from '../../shared/record/net-of.ts';
import { Fact, type FactControl } from './fact.tsx';
import { LocalTime } from './local-time.tsx';
import { NextStep } from './next-step.tsx';

const textInput =
  (type: 'text' | 'email' | 'tel' = 'text'): FactControl =>
  (field) => <Input {...field} type={type} autoComplete="off" />;

const amountInput: FactControl = (field) => (
  <Input {...field} type="number" min={0} step={0.01} inputMode="decimal" />
);

const zoneSelect =
  (current: string | null): FactControl =>
  (field) => (
    <Select {...field}>
      <option value="">Not known</option>
      {timeZones(current ?? 'UTC').map((zone) => (
        <option key={zone} value={zone}>
          {zone.replaceAll('_', ' ')}
        </option>
      ))}
    </Select>
  );

/** What the owner wants to know of a customer at a glance, each edited in place. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const { email, phone, company, totalValue, timeZone } = customer;
  return (
    <dl className="mb-8 grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-4 md:grid-cols-3 xl:grid-cols-[2fr_1.4fr_1.2fr_1.2fr_1.2fr_2fr]">
      <Fact
        customer={customer}
        field="email"
        value={email}
        control={textInput('email')}
        className="max-md:col-span-2"
      >
        {email && (
          <Actions>
            <ButtonLink href={mailLink(email)} variant="secondary" size="sm">
              <Mail aria-hidden="true" className="size-3.5" />
              Email
            </ButtonLink>
            <CopyButton what="email" text={email} />
          </Actions>
        )}
      </Fact>
      <Fact
        customer={customer}
        field="phone"
        value={phone}
        control={textInput('tel')}
        className="max-md:col-span-2"
      >
        {phone && <PhoneActions phone={phone} />}
      </Fact>
      <Fact customer={customer} field="company" value={company} control={textInput()} />
      <Fact
        customer={customer}
        field="totalValue"
        value={dollarsAndCents(totalValue)}
        control={amountInput}
      >
        <Balance customerId={customer.id} />
      </Fact>
      <Fact
        customer={customer}
        field="timeZone"
        value={timeZone && <LocalTime timeZone={timeZone} />}
        control={zoneSelect(timeZone)}
      />
      <NextStep customerId={customer.id} />
    </dl>
  );
}

const Actions = ({ children }: { children: ReactNode }) => (
  <span className="mt-1 flex flex-wrap gap-2">{children}</span>
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

/** What the books say, beside the value that is typed. */
function Balance({ customerId }: { customerId: number }) {
  const money = useCustomerMoney(customerId);
  return money.data ? <p className="text-muted tabular-nums">{balanceText(money.data)}</p> : null;
}

const balanceText = ({ received, refunded, owed }: CustomerMoney): string =>
  `${dollars(netOf({ received, refunded }))} paid, ${dollars(owed)} owed`;

import { type Customer, type CustomerMoney, dollars } from '@polaris/contracts';
import { Mail, Phone } from 'lucide-react';
import { useCustomerMoney } from '../../../api/money.ts';
import { Button, ButtonLink } from '../../../primitives/button.tsx';
import { CustomerFields } from '../customer-fields.tsx';
import { mailLink, telLink } from '../../shared/record/contact-links.ts';
import { netOf } from '../../shared/record/net-of.ts';
import { NotSaved } from '../../shared/form/not-saved.tsx';
import { useCustomerForm } from '../use-customer-form.ts';

const paidText = ({ received, refunded, owed }: CustomerMoney): string =>
  `Paid so far: ${dollars(netOf({ received, refunded }))}. Owed: ${dollars(owed)}.`;

/** The details of a customer, always editable. */
export function CustomerInformation({ customer }: { customer: Customer }) {
  const { form, saving } = useCustomerForm(customer, () => undefined);
  const { register, formState, reset } = form;
  const money = useCustomerMoney(customer.id);
  const call = telLink(customer.phone);
  return (
    <>
      {(customer.email ?? call) && (
        <p className="mb-4 flex flex-wrap gap-3">
          {customer.email && (
            <ButtonLink href={mailLink(customer.email)} variant="secondary" size="sm">
              <Mail aria-hidden="true" className="size-3.5" />
              Email
            </ButtonLink>
          )}
          {call && (
            <ButtonLink href={call} variant="secondary" size="sm">
              <Phone aria-hidden="true" className="size-3.5" />
              Call
            </ButtonLink>
          )}
        </p>
      )}
      <form
        noValidate
        aria-label="Customer Information"
        onSubmit={(event) => void saving.save(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
        <NotSaved saving={saving} />
        <CustomerFields
          register={register}
          errors={formState.errors}
          valueHint={money.data && paidText(money.data)}
        />
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <Button type="submit" pending={saving.isSubmitting}>
            Save Changes
          </Button>
          {saving.isDirty && (
            <Button variant="secondary" onClick={() => reset()}>
              Discard
            </Button>
          )}
        </div>
      </form>
    </>
  );
}

import type { Customer } from '@polaris/contracts';
import { Mail, Phone } from 'lucide-react';
import { Button, ButtonLink } from '../../primitives/button.tsx';
import { ConflictNotice } from '../conflict-notice.tsx';
import { CustomerFields } from '../customer-fields.tsx';
import { mailLink, telLink } from '../links.ts';
import { useCustomerForm } from '../use-customer-form.ts';

/** What is known of a customer, always open for writing. */
export function CustomerInformation({ customer }: { customer: Customer }) {
  const { form, save, conflict, overwrite, compared } = useCustomerForm(customer, () => undefined);
  const { register, formState, reset } = form;
  const { errors, isSubmitting, isDirty } = formState;
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
        onSubmit={(event) => void save(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
        {conflict && (
          <ConflictNotice fields={compared()} onOverwrite={overwrite} className="sm:col-span-2" />
        )}
        <CustomerFields register={register} errors={errors} />
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <Button type="submit" pending={isSubmitting}>
            Save Changes
          </Button>
          {isDirty && (
            <Button variant="secondary" onClick={() => reset()}>
              Discard
            </Button>
          )}
        </div>
      </form>
    </>
  );
}

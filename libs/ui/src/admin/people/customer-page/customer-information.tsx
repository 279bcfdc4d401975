import { type Customer, type CustomerMoney, dollars } from '@polaris/contracts';
import { useRef } from 'react';
import { useCustomerMoney } from '../../../api/sales/money.ts';
import { Button } from '../../../primitives/button.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { CustomerFields } from '../customers/customer-fields.tsx';
import { netOf } from '../../shared/payment/net-of.ts';
import { NotSaved } from '../../shared/form/not-saved.tsx';
import { useDeferredFocus } from '../../shared/form/use-deferred-focus.ts';
import { leaveOrAsk } from '../../shared/form/unsaved.ts';
import { useOpenByAddress } from '../../shared/record/foldable-section.tsx';
import { useCustomerForm } from '../customers/use-customer-form.ts';
import { CustomerFacts } from './facts/customer-facts.tsx';
import { CustomerFieldFacts } from './facts/customer-field-facts.tsx';

const ID = 'information-title';

/** The facts of a customer as text, each edited in place, or the form of them all. */
export function CustomerInformation({ customer }: { customer: Customer }) {
  const body = useRef<HTMLDivElement>(null);
  const { open, toggle } = useOpenByAddress(ID, body);
  const { target, focusTarget } = useDeferredFocus<HTMLButtonElement>();
  const close = () => {
    toggle();
    focusTarget();
  };
  return (
    <section aria-labelledby={ID} className="min-w-0">
      <div className="mb-3 flex min-h-11 items-center justify-between gap-4 border-b border-line pb-2">
        <h2 id={ID} className="text-base font-semibold">
          Customer Information
        </h2>
        {!open && (
          <Button mutates ref={target} variant="ghost" size="sm" className="-mr-3" onClick={toggle}>
            Edit<span className="sr-only"> information</span>
          </Button>
        )}
      </div>
      <div ref={body}>{open && <InformationForm customer={customer} onClose={close} />}</div>
      {/* A fact that is being edited stays in the page. */}
      <div hidden={open}>
        <CustomerFacts customer={customer} />
        <CustomerFieldFacts customerId={customer.id} />
      </div>
    </section>
  );
}

const paidText = ({ received, refunded, owed }: CustomerMoney): string =>
  `Paid so far: ${dollars(netOf({ received, refunded }))}. Owed: ${dollars(owed)}.`;

interface InformationFormProps {
  customer: Customer;
  onClose: () => void;
}

function InformationForm({ customer, onClose }: InformationFormProps) {
  const { form, saving } = useCustomerForm(customer, onClose);
  const { register, formState } = form;
  const money = useCustomerMoney(customer.id);
  return (
    <Form
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
        <Button variant="secondary" onClick={() => leaveOrAsk(onClose, saving.isDirty)}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

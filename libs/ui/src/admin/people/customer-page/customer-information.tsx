import { type Customer, type CustomerMoney, dollars } from '@polaris/contracts';
import { useCustomerMoney } from '../../../api/sales/money.ts';
import { Button } from '../../../primitives/button.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { CustomerFields } from '../customers/customer-fields.tsx';
import { netOf } from '../../shared/payment/net-of.ts';
import { NotSaved } from '../../shared/form/not-saved.tsx';
import { useCustomerForm } from '../customers/use-customer-form.ts';

const paidText = ({ received, refunded, owed }: CustomerMoney): string =>
  `Paid so far: ${dollars(netOf({ received, refunded }))}. Owed: ${dollars(owed)}.`;

/** The details of a customer, always editable. */
export function CustomerInformation({ customer }: { customer: Customer }) {
  const { form, saving } = useCustomerForm(customer, () => undefined);
  const { register, formState, reset } = form;
  const money = useCustomerMoney(customer.id);
  return (
    <Form
      isPageForm
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
    </Form>
  );
}

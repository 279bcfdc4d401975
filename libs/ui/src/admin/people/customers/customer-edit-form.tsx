import type { Customer } from '@polaris/contracts';
import { CustomerFields } from './customer-fields.tsx';
import { EditForm } from '../../shared/form/edit-form.tsx';
import { useCustomerForm } from './use-customer-form.ts';

interface CustomerEditFormProps {
  customer: Customer;
  onClose: () => void;
}

/** The form inside a customer's card. */
export function CustomerEditForm({ customer, onClose }: CustomerEditFormProps) {
  const { form, saving } = useCustomerForm(customer, onClose);
  return (
    <EditForm label={`Edit ${customer.name}`} saving={saving} onClose={onClose}>
      <CustomerFields register={form.register} errors={form.formState.errors} />
    </EditForm>
  );
}

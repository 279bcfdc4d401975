import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type Customer,
  type CustomerFormValues,
  type CustomerUpdate,
  type CustomerUpdateValues,
  customerStatusLabels,
  customerUpdateSchema,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { useUpdateCustomer } from '../../api/customers.ts';
import { reportSuccess } from '../shared/feedback/report-failure.ts';
import { useSaving } from '../shared/form/use-saving.ts';

const labels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  status: 'Status',
  totalValue: 'Total Value',
  notes: 'Notes',
} as const satisfies Partial<Record<keyof CustomerFormValues, string>>;

const choices = { status: customerStatusLabels };

export const customerFieldNames = Object.keys(labels);

/** A customer as form values: empty text for missing ones, and always two decimals. */
const customerValues = (customer: Customer) => ({
  name: customer.name,
  email: customer.email ?? '',
  phone: customer.phone ?? '',
  company: customer.company ?? '',
  status: customer.status,
  totalValue: customer.totalValue.toFixed(2),
  notes: customer.notes ?? '',
  version: customer.version,
});

/** The form that edits one customer: its values, saving, and the toast after it. */
export function useCustomerForm(customer: Customer, onSaved: () => void) {
  const update = useUpdateCustomer();
  const stored = customerValues(customer);
  const form = useForm<CustomerUpdateValues, unknown, CustomerUpdate>({
    resolver: standardSchemaResolver(customerUpdateSchema),
    defaultValues: stored,
  });
  const save = async (values: CustomerUpdate) => {
    const saved = await update.mutateAsync({ ...values, id: customer.id });
    form.reset(customerValues(saved));
    reportSuccess('Customer updated successfully');
    onSaved();
  };
  return { form, saving: useSaving({ form, labels, choices, stored, save }) };
}

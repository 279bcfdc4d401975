import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type Customer,
  type CustomerUpdate,
  type CustomerUpdateValues,
  customerStatusLabels,
  customerUpdateSchema,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { useUpdateCustomer } from '../../api/customers.ts';
import { reportSuccess } from '../shared/feedback/report-failure.ts';
import { useSaving } from '../shared/form/use-saving.ts';
import { customerLabels, customerValues } from './customer-fields.tsx';

const choices = { status: customerStatusLabels };

export const customerFieldNames = Object.keys(customerLabels);

const versionedValues = (customer: Customer) => ({
  ...customerValues(customer),
  version: customer.version,
});

/** The form that edits one customer: its values, saving, and the toast after it. */
export function useCustomerForm(customer: Customer, onSaved: () => void) {
  const update = useUpdateCustomer();
  const stored = versionedValues(customer);
  const form = useForm<CustomerUpdateValues, unknown, CustomerUpdate>({
    resolver: standardSchemaResolver(customerUpdateSchema),
    defaultValues: stored,
  });
  const save = async ({ version = customer.version, ...changes }: CustomerUpdate) => {
    const { saved } = await update.mutateAsync({ base: { ...customer, version }, changes });
    form.reset(versionedValues(saved));
    reportSuccess('Customer updated successfully');
    onSaved();
  };
  return { form, saving: useSaving({ form, labels: customerLabels, choices, stored, save }) };
}

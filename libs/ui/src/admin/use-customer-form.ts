import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type Customer,
  type CustomerFormValues,
  type CustomerUpdate,
  type CustomerUpdateValues,
  customerStatusLabels,
  customerUpdateSchema,
} from '@polaris/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { hasStatus } from '../api/api-error.ts';
import { useUpdateCustomer } from '../api/customers.ts';
import { reportProblem } from '../api/form-errors.ts';
import { differences } from './differences.ts';
import { reportFailure, reportSuccess } from './report-failure.ts';
import { useUnsaved } from './unsaved.ts';

const labels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  status: 'Status',
  totalValue: 'Total Value',
  notes: 'Notes',
} as const satisfies Partial<Record<keyof CustomerFormValues, string>>;

export const customerFieldNames = Object.keys(labels);

/** What a form shows of a customer: empty text for what is not known, cents always. */
export const customerValues = (customer: Customer) => ({
  name: customer.name,
  email: customer.email ?? '',
  phone: customer.phone ?? '',
  company: customer.company ?? '',
  status: customer.status,
  totalValue: customer.totalValue.toFixed(2),
  notes: customer.notes ?? '',
  version: customer.version,
});

/** The form that edits one customer; a version that is no longer the newest is told, not written. */
export function useCustomerForm(customer: Customer, onSaved: (saved: Customer) => void) {
  const update = useUpdateCustomer();
  const [conflict, setConflict] = useState(false);
  const form = useForm<CustomerUpdateValues, unknown, CustomerUpdate>({
    resolver: standardSchemaResolver(customerUpdateSchema),
    defaultValues: customerValues(customer),
  });
  useUnsaved(form.formState.isDirty && !form.formState.isSubmitting);
  const save = form.handleSubmit(async (values) => {
    try {
      const saved = await update.mutateAsync({ ...values, id: customer.id });
      form.reset(customerValues(saved));
      reportSuccess('Customer updated successfully');
      onSaved(saved);
    } catch (error) {
      reportFailure(error);
      if (hasStatus(error, 409)) return setConflict(true);
      reportProblem(error, customerFieldNames, (field, message) =>
        form.setError(field as 'name', { message }),
      );
    }
  });
  const overwrite = () => {
    form.setValue('version', customer.version);
    setConflict(false);
  };
  const compared = () =>
    differences(labels, form.getValues(), customerValues(customer), {
      status: customerStatusLabels,
    });
  return { form, save, conflict, overwrite, compared };
}

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type Customer,
  type CustomerUpdate,
  type CustomerUpdateValues,
  customerStatusLabels,
  customerUpdateSchema,
  listCustomers,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { useUpdateCustomer } from '../../../api/people/customers/customers.ts';
import type { Edit } from '../../../api/client/edit-record.ts';
import { dollarsAndCents } from '../../shared/record/format.ts';
import { reportFailureWithStatus } from '../../shared/feedback/report-failure.ts';
import { useSaving } from '../../shared/form/use-saving.ts';
import { customerLabels, customerValues } from './customer-fields.tsx';

const formats = {
  status: customerStatusLabels,
  totalValue: (value: string) => dollarsAndCents(Number(value)),
};

/** The form that edits one customer: its values, saving, and the toast after it. */
export function useCustomerForm(customer: Customer, onSaved: () => void) {
  const update = useUpdateCustomer();
  const form = useForm<CustomerUpdateValues, unknown, CustomerUpdate>({
    resolver: standardSchemaResolver(customerUpdateSchema),
    defaultValues: customerValues(customer),
  });
  const saving = useSaving({
    form,
    labels: customerLabels,
    formats,
    path: listCustomers.path,
    record: customer,
    valuesOf: customerValues,
    update: async (edit: Edit<Customer, CustomerUpdate>) => (await update.mutateAsync(edit)).saved,
    done: { title: 'Success', description: 'Customer updated successfully' },
    onSaved,
    onFailure: reportFailureWithStatus,
  });
  return { form, saving };
}

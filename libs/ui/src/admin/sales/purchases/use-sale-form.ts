import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type AdminPurchase,
  type SaleFormValues,
  type SaleInput,
  saleInputSchema,
  listAllPurchases,
} from '@polaris/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRecordSale } from '../../../api/sales/purchases.ts';
import { newKey } from '../../../api/client/new-key.ts';
import { useSaving } from '../../shared/form/use-saving.ts';

const labels = {
  serviceId: 'Service',
  amount: 'Amount',
  status: 'Status',
  note: 'Note',
};

/** Requires a service: the contract rejects 0. */
const empty = { serviceId: 0, status: 'active' } as const;

/** Records a sale to a customer. Idempotent, so retries record it once. */
export function useSaleForm(customerId: number, onClose: () => void) {
  const record = useRecordSale();
  const [key] = useState(newKey);
  const form = useForm<SaleFormValues, unknown, SaleInput>({
    resolver: standardSchemaResolver(saleInputSchema),
    defaultValues: { customerId, ...empty },
  });
  const saving = useSaving<SaleFormValues, SaleInput, AdminPurchase>({
    form,
    labels,
    path: listAllPurchases.path,
    record: undefined,
    valuesOf: () => ({}),
    create: (sale) => record.mutateAsync({ sale, key }),
    update: () => Promise.reject(new Error('A recorded sale is edited elsewhere.')),
    done: { title: 'Success', description: 'Sale recorded' },
    onSaved: onClose,
  });
  return { form, saving };
}

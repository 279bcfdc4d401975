import {
  type CustomField,
  type CustomFieldInput,
  type CustomFieldUpdate,
  type CustomerFieldsInput,
  customFieldSchema,
  customFieldUpdateSchema,
  customerFieldSchema,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, command } from './client.ts';
import { type Edit, replaceRecord } from './edit-record.ts';
import { listOf } from './list-of.ts';
import { afterChanges } from './record-turns.ts';
import { useRefreshAll } from './refresh-all.ts';

export const FIELDS = '/api/admin/customer-fields';
const fieldsSchema = listOf(customFieldSchema);
const ofCustomerSchema = listOf(customerFieldSchema);
const replaced = { path: FIELDS, record: customFieldSchema, input: customFieldUpdateSchema };

const pathOfCustomer = (customerId: number): string => `/api/customers/${customerId}/fields`;

/** All fields, in the owner's order. An older server has none. */
export const useFields = () =>
  useQuery({
    queryKey: [FIELDS],
    queryFn: ({ signal }) => call(FIELDS, fieldsSchema, { signal }),
  });

export function useCreateField() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (body: CustomFieldInput) =>
      call(FIELDS, customFieldSchema, { method: 'POST', body }),
    onSettled: refresh,
  });
}

export function useUpdateField() {
  const cache = useQueryClient();
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (edit: Edit<CustomField, CustomFieldUpdate>) =>
      replaceRecord(cache, replaced, edit),
    onSettled: refresh,
  });
}

/** Puts all fields into another order. */
export function useArrangeFields() {
  const cache = useQueryClient();
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (ids: readonly number[]) =>
      afterChanges(cache, FIELDS, () =>
        call(`${FIELDS}/order`, fieldsSchema, { method: 'PUT', body: { ids } }),
      ),
    onSuccess: (saved) => cache.setQueryData([FIELDS], saved),
    onSettled: refresh,
  });
}

export function useRemoveField() {
  const cache = useQueryClient();
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (id: number) => {
      const path = `${FIELDS}/${id}`;
      return afterChanges(cache, path, () => command(path, { method: 'DELETE' }));
    },
    onSettled: refresh,
  });
}

/** All fields with what a customer has in each. */
export const useCustomerFields = (customerId: number) =>
  useQuery({
    queryKey: [pathOfCustomer(customerId)],
    queryFn: ({ signal }) => call(pathOfCustomer(customerId), ofCustomerSchema, { signal }),
    retry: false,
  });

/** Sets what a customer has in a field. */
export function useSetCustomerField(customerId: number) {
  const cache = useQueryClient();
  const refresh = useRefreshAll();
  const path = pathOfCustomer(customerId);
  return useMutation({
    mutationFn: (value: CustomerFieldsInput['values'][number]) =>
      afterChanges(cache, path, () =>
        call(path, ofCustomerSchema, { method: 'PUT', body: { values: [value] } }),
      ),
    onSuccess: (saved) => cache.setQueryData([path], saved),
    onSettled: refresh,
  });
}

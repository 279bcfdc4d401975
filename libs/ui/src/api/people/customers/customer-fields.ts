import {
  type CustomerFieldsInput,
  arrangeCustomFields,
  createCustomField,
  deleteCustomField,
  listCustomFields,
  listCustomerFields,
  setCustomerFields,
  updateCustomField,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../client/client.ts';
import { useRemove, useReplace, useSend } from '../../client/mutations.ts';
import { queryOf } from '../../client/queries.ts';
import { useRefreshAll } from '../../client/refresh-all.ts';
import { queueWrite } from '../../client/write-queue.ts';

/** All custom fields in order; none on an older server. */
export const useFields = () => useQuery(queryOf(listCustomFields));

export const useCreateField = () => useSend(createCustomField);
export const useUpdateField = () => useReplace(updateCustomField);
export const useRemoveField = () => useRemove(deleteCustomField);

/** Reorders the custom fields. */
export function useArrangeFields() {
  const cache = useQueryClient();
  const refresh = useRefreshAll();
  const { path } = listCustomFields;
  return useMutation({
    mutationFn: (ids: number[]) =>
      queueWrite(cache, path, () => call(arrangeCustomFields, { body: { ids } })),
    onSuccess: (saved) => cache.setQueryData([path], saved),
    onSettled: refresh,
  });
}

/** All custom fields with a customer's values. */
export const useCustomerFields = (id: number) =>
  useQuery({ ...queryOf(listCustomerFields, { params: { id } }), retry: false });

/** Sets a customer's value of a custom field. */
export function useSetCustomerField(id: number) {
  const cache = useQueryClient();
  const refresh = useRefreshAll();
  const params = { id };
  const { queryKey } = queryOf(listCustomerFields, { params });
  return useMutation({
    mutationFn: (value: CustomerFieldsInput['values'][number]) =>
      queueWrite(cache, queryKey[0]!, () =>
        call(setCustomerFields, { params, body: { values: [value] } }),
      ),
    onSuccess: (saved) => cache.setQueryData(queryKey, saved),
    onSettled: refresh,
  });
}

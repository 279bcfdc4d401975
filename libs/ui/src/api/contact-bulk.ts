import { type ContactBulkInput, contactBulkResultSchema } from '@polaris/contracts';
import { useMutation } from '@tanstack/react-query';
import { call } from './client.ts';
import { useRefreshAll } from './refresh-all.ts';

/** Changes several submissions at once. */
export function useContactBulk() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (body: ContactBulkInput) =>
      call('/api/admin/contacts/bulk', contactBulkResultSchema, { method: 'POST', body }),
    onSettled: refresh,
  });
}

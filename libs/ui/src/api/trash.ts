import { type TrashKind, trashItemSchema } from '@polaris/contracts';
import { useMutation } from '@tanstack/react-query';
import { command } from './client.ts';
import { PAGE_SIZE, listPath, usePages } from './pages.ts';
import { useRefreshAll } from './refresh-all.ts';

const TRASH = '/api/admin/trash';

/** The deleted records that can be restored, the last deleted first. */
export const useTrashPages = () => usePages(listPath(TRASH, { limit: PAGE_SIZE }), trashItemSchema);

export function useRestore() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: ({ kind, recordId }: { kind: TrashKind; recordId: number }) =>
      command(`${TRASH}/${kind}/${recordId}/restore`, { method: 'POST' }),
    onSettled: refresh,
  });
}

import { type TrashKind, listTrash, restoreRecord } from '@polaris/contracts';
import { call } from '../client/client.ts';
import { useRefreshingMutation } from '../client/mutations.ts';
import { PAGE_SIZE, usePages } from '../client/pages.ts';

/** The deleted records that can be restored, the last deleted first. */
export const useTrashPages = () => usePages(listTrash, { query: { limit: PAGE_SIZE } });

export const useRestore = () =>
  useRefreshingMutation(({ kind, recordId }: { kind: TrashKind; recordId: number }) =>
    call(restoreRecord, { params: { kind, id: recordId } }),
  );

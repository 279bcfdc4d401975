import {
  type SavedView,
  type SavedViewInput,
  type ViewKind,
  savedViewInputSchema,
  savedViewSchema,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, command } from './client.ts';
import { type Edit, replaceRecord } from './edit-record.ts';
import { listOf } from './list-of.ts';
import { listPath } from './pages.ts';
import { afterChanges } from './record-turns.ts';
import { useRefreshAll } from './refresh-all.ts';

export const VIEWS = '/api/admin/views';
const viewsSchema = listOf(savedViewSchema);
const replaced = { path: VIEWS, record: savedViewSchema, input: savedViewInputSchema };

/** The saved views of a list, by name. */
export const useSavedViews = (kind: ViewKind) =>
  useQuery({
    queryKey: [VIEWS, kind],
    queryFn: ({ signal }) => call(listPath(VIEWS, { kind }), viewsSchema, { signal }),
  });

export function useCreateView() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (body: SavedViewInput) => call(VIEWS, savedViewSchema, { method: 'POST', body }),
    onSettled: refresh,
  });
}

export function useUpdateView() {
  const cache = useQueryClient();
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (edit: Edit<SavedView, SavedViewInput>) => replaceRecord(cache, replaced, edit),
    onSettled: refresh,
  });
}

export function useRemoveView() {
  const cache = useQueryClient();
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (id: number) => {
      const path = `${VIEWS}/${id}`;
      return afterChanges(cache, path, () => command(path, { method: 'DELETE' }));
    },
    onSettled: refresh,
  });
}

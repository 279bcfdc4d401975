import {
  type ViewKind,
  createSavedView,
  deleteSavedView,
  listSavedViews,
  updateSavedView,
} from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { useRemove, useReplace, useSend } from '../client/mutations.ts';
import { queryOf } from '../client/queries.ts';

/** The saved views of a list, by name. */
export const useSavedViews = (kind: ViewKind) =>
  useQuery({
    ...queryOf(listSavedViews, { query: { kind } }),
    queryKey: [listSavedViews.path, kind],
  });

export const useCreateView = () => useSend(createSavedView);
export const useUpdateView = () => useReplace(updateSavedView);
export const useRemoveView = () => useRemove(deleteSavedView);

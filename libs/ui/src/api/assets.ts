import { type Asset, type AssetInput, assetInputSchema, assetSchema } from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callPage, command } from './client.ts';
import { type Edit, replaceRecord } from './edit-record.ts';
import { listOf } from './list-of.ts';
import { afterChanges } from './record-turns.ts';
import { useRefreshAll } from './refresh-all.ts';

export const ASSETS = '/api/assets';
const FRESH_MS = 300_000;
const assetsSchema = listOf(assetSchema);
const replaced = { path: ASSETS, record: assetSchema, input: assetInputSchema };

export function useAssets() {
  return useQuery({
    queryKey: [ASSETS],
    queryFn: ({ signal }) => callPage(ASSETS, assetsSchema, { signal }),
    staleTime: FRESH_MS,
  });
}

export function useCreateAsset() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (body: AssetInput) => call(ASSETS, assetSchema, { method: 'POST', body }),
    onSettled: refresh,
  });
}

/** The list is reloaded after a failure, too. */
export function useUpdateAsset() {
  const cache = useQueryClient();
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (edit: Edit<Asset, AssetInput>) => replaceRecord(cache, replaced, edit),
    onSettled: refresh,
  });
}

export function useRemoveAsset() {
  const cache = useQueryClient();
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (id: Asset['id']) => {
      const path = `${ASSETS}/${id}`;
      return afterChanges(cache, path, () => command(path, { method: 'DELETE' }));
    },
    onSettled: refresh,
  });
}

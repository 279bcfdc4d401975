import { type Asset, type AssetInput, assetSchema } from '@polaris/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, callPage, command } from './client.ts';
import { listOf } from './list-of.ts';
import { useRefreshAll } from './refresh-all.ts';

const ASSETS = '/api/assets';
const FRESH_MS = 300_000;
const assetsSchema = listOf(assetSchema);

export function useAssets() {
  return useQuery({
    queryKey: [ASSETS],
    queryFn: ({ signal }) => callPage(ASSETS, assetsSchema, { signal }),
    staleTime: FRESH_MS,
  });
}

/** Creates without an id, updates with one. The list is reloaded after a failure, too. */
export function useSaveAsset() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: ({ id, body }: { id?: Asset['id'] | undefined; body: AssetInput }) =>
      id === undefined
        ? call(ASSETS, assetSchema, { method: 'POST', body })
        : call(`${ASSETS}/${id}`, assetSchema, { method: 'PUT', body }),
    onSettled: refresh,
  });
}

export function useRemoveAsset() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (id: Asset['id']) => command(`${ASSETS}/${id}`, { method: 'DELETE' }),
    onSettled: refresh,
  });
}

import { createAsset, deleteAsset, listAssets, updateAsset } from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { useRemove, useReplace, useSend } from '../client/mutations.ts';
import { pageQueryOf } from '../client/queries.ts';

const FRESH_MS = 300_000;

export const useAssets = () => useQuery({ ...pageQueryOf(listAssets), staleTime: FRESH_MS });

export const useCreateAsset = () => useSend(createAsset);
export const useUpdateAsset = () => useReplace(updateAsset);
export const useRemoveAsset = () => useRemove(deleteAsset);

import { importPreviewSchema, importResultSchema } from '@polaris/contracts';
import { useMutation } from '@tanstack/react-query';
import { call } from './client.ts';
import { useRefreshAll } from './refresh-all.ts';

const IMPORT = '/api/admin/import/customers';

/** The file as text/csv, whatever type the system gave it. */
const asCsv = (file: File) => new Blob([file], { type: 'text/csv' });

interface Upload {
  file: File;
  /** Changes the customers whose phone a line has, instead of adding others. */
  useMatches: boolean;
}

/** Previews what importing a file would change. */
export function usePreviewImport() {
  return useMutation({
    mutationFn: ({ file, useMatches }: Upload) =>
      call(`${IMPORT}/preview${useMatches ? '?useMatches=true' : ''}`, importPreviewSchema, {
        method: 'POST',
        body: asCsv(file),
      }),
  });
}

/** Imports a file according to its preview. */
export function useImport() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: ({ file, useMatches, plan }: Upload & { plan: string }) =>
      call(`${IMPORT}?plan=${plan}${useMatches ? '&useMatches=true' : ''}`, importResultSchema, {
        method: 'POST',
        body: asCsv(file),
      }),
    onSettled: refresh,
  });
}

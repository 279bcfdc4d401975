import { importCustomers, previewImport } from '@polaris/contracts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../client/client.ts';
import { useRefreshingMutation } from '../client/mutations.ts';

/** The file as text/csv, whatever type the system gave it. */
const asCsv = (file: File) => new Blob([file], { type: 'text/csv' });

interface Upload {
  file: File;
  /** Updates customers with the phone of a line, instead of adding new ones. */
  useMatches: boolean;
}

const matching = (useMatches: boolean) => ({ useMatches: useMatches ? 'true' : '' }) as const;

/** Previews what importing a file would change. */
export const usePreviewImport = () =>
  useMutation({
    mutationFn: ({ file, useMatches }: Upload) =>
      call(previewImport, { query: matching(useMatches), body: asCsv(file) }),
  });

/** Imports a file according to its preview. */
export const useImport = () =>
  useRefreshingMutation(({ file, useMatches, plan }: Upload & { plan: string }) =>
    call(importCustomers, { query: { plan, ...matching(useMatches) }, body: asCsv(file) }),
  );

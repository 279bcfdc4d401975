import {
  importCustomers,
  listCustomerImports,
  previewImport,
  undoCustomerImport,
} from '@polaris/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../client/client.ts';
import { useRefreshingMutation } from '../../client/mutations.ts';
import { queryOf } from '../../client/queries.ts';

/** The file as text/csv, whatever type the system gave it. */
const asCsv = (file: File) => new Blob([file], { type: 'text/csv' });

interface Upload {
  file: File;
  /** The field that each column is imported as, in order; undefined to go by the column names. */
  columns?: (string | null)[] | undefined;
  /** Updates customers with the phone of a line, instead of adding new ones. */
  useMatches: boolean;
}

const parametersOf = ({ useMatches, columns }: Upload) =>
  ({
    useMatches: useMatches ? 'true' : '',
    columns: columns?.map((field) => field ?? '').join(',') ?? '',
  }) as const;

/** Previews what importing a file would change. */
export const usePreviewImport = () =>
  useMutation({
    mutationFn: (upload: Upload) =>
      call(previewImport, { query: parametersOf(upload), body: asCsv(upload.file) }),
  });

/** Imports a file according to its preview, without the lines that have an error. */
export const useImport = () =>
  useRefreshingMutation(({ plan, ...upload }: Upload & { plan: string }) =>
    call(importCustomers, {
      query: { plan, ...parametersOf(upload), skipErrors: 'true' },
      body: asCsv(upload.file),
    }),
  );

/** The imports of the last 24 hours that can be undone, the newest first. */
export const useCustomerImports = () => useQuery(queryOf(listCustomerImports));

/** Moves the customers that an import added to the trash, without those changed since. */
export const useUndoCustomerImport = () =>
  useRefreshingMutation((id: number) => call(undoCustomerImport, { params: { id } }));

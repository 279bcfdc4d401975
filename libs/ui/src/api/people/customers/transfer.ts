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

/** How a file is read. */
export interface ImportOptions {
  /** The field that each column is imported as, in order; undefined to go by the column names. */
  columns?: (string | null)[] | undefined;
  /** Updates customers with the phone of a line, instead of adding new ones. */
  useMatches: boolean;
  /** Replaces values that are filled in, instead of filling empty fields only. */
  overwrite: boolean;
}

type Upload = ImportOptions & { file: File };

const parametersOf = ({ useMatches, overwrite, columns }: ImportOptions) =>
  ({
    useMatches: useMatches ? 'true' : '',
    overwrite: overwrite ? 'true' : '',
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

/** Undoes an import, except for customers changed since. */
export const useUndoCustomerImport = () =>
  useRefreshingMutation((id: number) => call(undoCustomerImport, { params: { id } }));

import { FILE_TOO_LARGE, MAX_IMPORTED_BYTES, customerInputSchema } from '@polaris/contracts';
import { type ChangeEvent, type MouseEvent, useState } from 'react';
import { hasStatus } from '../../../api/client/api-error.ts';
import { useImport, usePreviewImport } from '../../../api/customers/transfer.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { LoadingState } from '../../../primitives/page-state.tsx';
import { reportSuccess } from '../../shared/feedback/report-failure.ts';
import { importFailure, canTryAgain } from './import-failure.ts';
import { ImportMatches } from './import-matches.tsx';
import { ImportChanges } from './import-preview.tsx';

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Imports customers from a CSV file: choose, preview, then import all rows or none. */
const columns = Object.keys(customerInputSchema.shape).filter((name) => name !== 'name');

const DESCRIPTION =
  `A CSV file whose first line names the columns: name, and any of id, ${columns.join(', ')} and the ` +
  'names of your fields. An exported file can be imported again. Nothing is saved until you have reviewed ' +
  'the changes.';

export function ImportDialog({ open, onClose }: ImportDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Import customers"
      description={DESCRIPTION}
      className="max-w-3xl"
    >
      <ImportSteps onClose={onClose} />
    </Dialog>
  );
}

function ImportSteps({ onClose }: Pick<ImportDialogProps, 'onClose'>) {
  const [file, setFile] = useState<File | null>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const [useMatches, setUseMatches] = useState(false);
  const preview = usePreviewImport();
  const imports = useImport();
  const forget = () => {
    setFile(null);
    setTooLarge(false);
    setUseMatches(false);
    imports.reset();
    preview.reset();
  };
  /** Clears the field: the browser would not report the same file chosen again after an edit. */
  const empty = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    currentTarget.value = '';
    forget();
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    forget();
    const chosen = target.files?.[0];
    if (!chosen) return;
    setFile(chosen);
    if (chosen.size > MAX_IMPORTED_BYTES) setTooLarge(true);
    else preview.mutate({ file: chosen, useMatches: false });
  };
  const look = (use: boolean) => {
    imports.reset();
    setUseMatches(use);
    if (file) preview.mutate({ file, useMatches: use });
  };
  const run = async (plan: string) => {
    if (!file) return;
    const { created, updated } = await imports.mutateAsync({ file, plan, useMatches });
    reportSuccess(`${created} customers added, ${updated} changed`);
    onClose();
  };
  const failure = preview.error ?? imports.error;
  const again = previewAgain(preview.error, imports.error);
  return (
    <>
      <Field label="CSV file" error={tooLarge ? FILE_TOO_LARGE : undefined}>
        <Input
          type="file"
          accept=".csv,text/csv"
          onClick={empty}
          onChange={choose}
          disabled={imports.isPending}
          className="py-1.5"
        />
      </Field>
      {preview.isPending && <LoadingState text="Reading the file..." className="py-4" />}
      {failure && <Alert>{importFailure(failure)}</Alert>}
      {preview.data && (
        <>
          <ImportMatches
            count={preview.data.matched}
            used={useMatches}
            pending={imports.isPending}
            onUse={look}
          />
          <ImportChanges preview={preview.data} />
        </>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        {again && file ? (
          <Button onClick={() => look(useMatches)}>{again}</Button>
        ) : (
          <ImportButton
            plan={preview.data?.plan ?? null}
            count={(preview.data?.created ?? 0) + (preview.data?.updated ?? 0)}
            pending={imports.isPending}
            onImport={(plan) => void run(plan).catch(() => undefined)}
          />
        )}
      </div>
    </>
  );
}

/** The label of the retry button, if retrying can help. */
function previewAgain(previewError: unknown, importError: unknown): string | undefined {
  if (hasStatus(importError, 409)) return 'Preview again';
  return previewError && canTryAgain(previewError) ? 'Try again' : undefined;
}

interface ImportButtonProps {
  plan: string | null;
  count: number;
  pending: boolean;
  onImport: (plan: string) => void;
}

function ImportButton({ plan, count, pending, onImport }: ImportButtonProps) {
  if (!plan || count === 0) return null;
  return (
    <Button pending={pending} onClick={() => onImport(plan)}>
      Import {count.toLocaleString('en-US')} {count === 1 ? 'customer' : 'customers'}
    </Button>
  );
}

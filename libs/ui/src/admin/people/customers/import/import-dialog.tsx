import {
  FILE_TOO_LARGE,
  type ImportPreview,
  type ImportResult,
  MAX_IMPORTED_BYTES,
} from '@polaris/contracts';
import { type ChangeEvent, type MouseEvent, useState } from 'react';
import { ApiError, errorMessage, hasStatus } from '../../../../api/client/api-error.ts';
import {
  type ImportOptions,
  useImport,
  usePreviewImport,
} from '../../../../api/people/customers/transfer.ts';
import { Alert } from '../../../../primitives/alert.tsx';
import { Button } from '../../../../primitives/button.tsx';
import { Dialog } from '../../../../primitives/dialog/dialog.tsx';
import { Field } from '../../../../primitives/fields/field.tsx';
import { Input } from '../../../../primitives/fields/input.tsx';
import { downloadText } from '../../../../primitives/download-text.ts';
import { LoadingState } from '../../../../primitives/page-state.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportMatches } from './import-matches.tsx';
import { ImportNotices } from './import-notices.tsx';
import { ImportOverwrite } from './import-overwrite.tsx';
import { ImportChanges, ImportSums } from './import-preview.tsx';
import { LastImport } from './last-import.tsx';
import { rememberColumns, rememberedColumns } from './remembered-columns.ts';
import { reportImport, useImportUndo } from './use-import-undo.ts';

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
}

const DESCRIPTION =
  'A CSV file whose first line names its columns, as spreadsheets, address books and other products export it. ' +
  'Nothing is saved until you have reviewed the changes.';

const DEFAULTS: ImportOptions = { useMatches: false, overwrite: false, columns: undefined };

/** Imports customers from a CSV file: choose it, say what its columns are, review, import. */
export function ImportDialog({ open, onClose }: ImportDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Import customers"
      description={DESCRIPTION}
      className="max-w-3xl"
    >
      <LastImport />
      <ImportSteps onClose={onClose} />
    </Dialog>
  );
}

function ImportSteps({ onClose }: Pick<ImportDialogProps, 'onClose'>) {
  const [file, setFile] = useState<File | null>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const [options, setOptions] = useState(DEFAULTS);
  const [last, setLast] = useState<ImportPreview>();
  const preview = usePreviewImport();
  const imports = useImport();
  const { undo } = useImportUndo();
  /** Shows the previous preview while the file is read again. */
  const shown = preview.data ?? last;
  const forget = () => {
    setFile(null);
    setTooLarge(false);
    setOptions(DEFAULTS);
    setLast(undefined);
    imports.reset();
    preview.reset();
  };
  /** Clears the field: the browser would not report the same file chosen again after an edit. */
  const empty = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    currentTarget.value = '';
    forget();
  };
  const look = (chosen: File, next: ImportOptions) => {
    imports.reset();
    setOptions(next);
    preview.mutate(
      { file: chosen, ...next },
      {
        onSuccess: (found) => {
          const columns = next.columns ? undefined : rememberedColumns(found);
          if (columns) look(chosen, { ...next, columns });
          else setLast(found);
        },
      },
    );
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    forget();
    const chosen = target.files?.[0];
    if (!chosen) return;
    setFile(chosen);
    if (chosen.size > MAX_IMPORTED_BYTES) setTooLarge(true);
    else look(chosen, DEFAULTS);
  };
  const run = async (plan: string) => {
    if (!file) return;
    const result = await imports.mutateAsync({ file, plan, ...options });
    reportImport(result, undo);
    if (result.skipped === 0) onClose();
  };
  const isBusy = preview.isPending || imports.isPending;
  const failure = preview.error ?? imports.error;
  const again = previewAgain(preview.error, imports.error);
  if (imports.data) return <ImportDone result={imports.data} onClose={onClose} />;
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
      {preview.isPending && !shown && <LoadingState text="Reading the file..." className="py-4" />}
      {failure && <Alert>{importFailure(failure)}</Alert>}
      {file && shown && !preview.isError && (
        <>
          <ImportSums preview={shown} />
          <ImportColumns
            preview={shown}
            disabled={isBusy}
            onChoose={(columns) => {
              rememberColumns(shown.columns, columns);
              look(file, { ...options, columns });
            }}
          />
          <ImportOverwrite
            count={shown.differing}
            used={options.overwrite}
            pending={isBusy}
            onUse={(overwrite) => look(file, { ...options, overwrite })}
          />
          <ImportNotices notices={shown.notices} />
          <ImportMatches
            count={shown.matched}
            used={options.useMatches}
            pending={isBusy}
            onUse={(useMatches) => look(file, { ...options, useMatches })}
          />
          <ImportChanges preview={shown} />
        </>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        {again && file ? (
          <Button onClick={() => look(file, options)}>{again}</Button>
        ) : (
          preview.data && (
            <ImportButton
              preview={preview.data}
              pending={imports.isPending}
              onImport={(plan) => void run(plan).catch(() => undefined)}
            />
          )
        )}
      </div>
    </>
  );
}

interface ImportDoneProps {
  result: ImportResult;
  onClose: () => void;
}

/** The skipped lines, to download, fix and import again. */
function ImportDone({ result: { skipped, skippedFile }, onClose }: ImportDoneProps) {
  return (
    <>
      <p role="status" className="text-base">
        {skipped === 1 ? 'One line was' : `${skipped.toLocaleString('en-US')} lines were`} left out.
        The file of them says why in its last column: correct it and import it again.
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
        <Button
          data-autofocus=""
          onClick={() => downloadText('customers-left-out.csv', skippedFile ?? '', 'text/csv')}
        >
          Download {skipped === 1 ? 'the line' : 'the lines'}
        </Button>
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
  preview: ImportPreview;
  pending: boolean;
  onImport: (plan: string) => void;
}

function ImportButton({ preview, pending, onImport }: ImportButtonProps) {
  const { plan, created, updated, mistakeCount } = preview;
  const count = created + updated;
  if (count === 0) return null;
  const customers = count === 1 ? 'customer' : 'customers';
  const shown = count.toLocaleString('en-US');
  return (
    <Button pending={pending} onClick={() => onImport(plan)}>
      Import {mistakeCount > 0 && count === 1 ? 'the other' : shown} {customers}
    </Button>
  );
}

/** The message for a failed upload. A proxy may have rejected it with its own page. */
function importFailure(error: unknown): string {
  if (hasStatus(error, 413)) return FILE_TOO_LARGE;
  if (error instanceof ApiError && !error.problem && error.status !== 429)
    return `The server could not read the file (${error.status}). Please try again.`;
  return errorMessage(error);
}

/** True if the same file may be accepted later: the server is busy or unreachable. */
const canTryAgain = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 429 || error.status >= 500;

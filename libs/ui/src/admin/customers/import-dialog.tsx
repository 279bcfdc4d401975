import { MOST_IMPORTED_BYTES } from '@polaris/contracts';
import { type ChangeEvent, useState } from 'react';
import { hasStatus, sentence } from '../../api/api-error.ts';
import { useImport, usePreviewImport } from '../../api/transfer.ts';
import { Alert } from '../../primitives/alert.tsx';
import { Button } from '../../primitives/button.tsx';
import { Dialog } from '../../primitives/dialog.tsx';
import { Field } from '../../primitives/field.tsx';
import { Input } from '../../primitives/input.tsx';
import { LoadingState } from '../../primitives/page-state.tsx';
import { reportSuccess } from '../report-failure.ts';
import { ImportPreview } from './import-preview.tsx';

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Customers from a CSV file: chosen, looked at, then imported, all of it or nothing. */
export function ImportDialog({ open, onClose }: ImportDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Import customers"
      description="A CSV file whose first line names the columns: name, and any of id, email, phone, company, status, totalValue and notes. An export can be imported again. Nothing is written before you have seen what would change."
      className="max-w-3xl"
    >
      <ImportSteps onClose={onClose} />
    </Dialog>
  );
}

function ImportSteps({ onClose }: Pick<ImportDialogProps, 'onClose'>) {
  const [file, setFile] = useState<File | null>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const preview = usePreviewImport();
  const imports = useImport();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0] ?? null;
    setFile(chosen);
    setTooLarge((chosen?.size ?? 0) > MOST_IMPORTED_BYTES);
    imports.reset();
    preview.reset();
    if (chosen && chosen.size <= MOST_IMPORTED_BYTES) preview.mutate(chosen);
  };
  const run = async (plan: string) => {
    if (!file) return;
    const { created, updated } = await imports.mutateAsync({ file, plan });
    reportSuccess(`${created} customers added, ${updated} changed`);
    onClose();
  };
  const failure = preview.error ?? imports.error;
  return (
    <>
      <Field label="CSV file" error={tooLarge ? 'The file may have at most 20 MB.' : undefined}>
        <Input type="file" accept=".csv,text/csv" onChange={choose} data-autofocus="" />
      </Field>
      {preview.isPending && <LoadingState text="Reading the file..." className="py-4" />}
      {failure && <Alert>{sentence(failure)}</Alert>}
      {preview.data && <ImportPreview preview={preview.data} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        {hasStatus(imports.error, 409) && file ? (
          <Button
            onClick={() => {
              imports.reset();
              preview.mutate(file);
            }}
          >
            Look again
          </Button>
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

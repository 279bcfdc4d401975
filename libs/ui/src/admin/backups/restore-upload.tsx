import type { RestorePlan } from '@polaris/contracts';
import { type ChangeEvent, type DragEvent, useEffect } from 'react';
import { Alert } from '../../primitives/alert.tsx';
import { Button } from '../../primitives/button.tsx';
import { Field } from '../../primitives/fields/field.tsx';
import { Input } from '../../primitives/fields/input.tsx';
import { StepTitle } from './step-title.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload } from './use-upload.ts';
import { ApiError, sentence } from '../../api/client/api-error.ts';

interface RestoreUploadStepProps {
  /** Creates a restore and returns its id. */
  begin: () => Promise<string>;
  onChecked: (id: string, plan: RestorePlan) => void;
  /** Back to the passwords: the passphrase may be wrong. */
  onBack: () => void;
  onCancel: () => void;
}

/** Uploads a chosen or dropped file, which the server checks. */
export function RestoreUploadStep({ begin, onChecked, onBack, onCancel }: RestoreUploadStepProps) {
  const { upload, start, cancel } = useUpload({ begin, onChecked });
  const isRunning = upload.step === 'running';
  return (
    <>
      <StepTitle>Step 2 of 3: the file</StepTitle>
      {upload.step === 'failed' && <Failure {...upload} />}
      {isRunning ? <UploadProgress {...upload} /> : <FileArea onTake={start} />}
      <div className="flex flex-wrap justify-end gap-3">
        {isRunning ? (
          <Button variant="secondary" onClick={cancel}>
            Cancel upload
          </Button>
        ) : (
          <>
            <Button variant="ghost" onClick={onBack}>
              Back
            </Button>
            <Button variant="secondary" onClick={onCancel}>
              Cancel
            </Button>
          </>
        )}
      </div>
    </>
  );
}

interface FailureProps {
  error: unknown;
  again?: () => void;
}

const Failure = ({ error, again }: FailureProps) => (
  <Alert className="flex flex-col items-start gap-3">
    {uploadFailure(error)}
    {again && (
      <Button size="sm" onClick={again}>
        Try again
      </Button>
    )}
  </Alert>
);

/** Prevents the browser from opening a file dropped outside of the area. */
function useNoStrayDrops() {
  useEffect(() => {
    const prevent = (event: Event) => event.preventDefault();
    document.addEventListener('dragover', prevent);
    document.addEventListener('drop', prevent);
    return () => {
      document.removeEventListener('dragover', prevent);
      document.removeEventListener('drop', prevent);
    };
  }, []);
}

function FileArea({ onTake }: { onTake: (file: File) => void }) {
  useNoStrayDrops();
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onTake(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files);
    // The browser would not report the same file chosen again.
    target.value = '';
  };
  return (
    <div onDrop={drop} className="rounded-sm border border-dashed border-line-strong bg-sunken p-5">
      <Field
        label="Backup file"
        hint="Choose it, or drop it here. It is uploaded and checked; nothing is replaced yet."
      >
        <Input type="file" onChange={choose} className="py-1.5" />
      </Field>
    </div>
  );
}

/** The message for a failed upload. A proxy may have rejected it with a page of its own. */
function uploadFailure(error: unknown): string {
  const isForeign = error instanceof ApiError && !error.problem && error.status !== 429;
  return isForeign
    ? `The server could not take the file (${error.status}). Please try again.`
    : sentence(error);
}

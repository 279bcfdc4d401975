import { type RestorePlan, sizeText } from '@polaris/contracts';
import { Alert } from '../../../../primitives/alert.tsx';
import { Button } from '../../../../primitives/button.tsx';
import { FileArea } from '../../../../primitives/files/file-area.tsx';
import { TransferProgress } from '../../../../primitives/files/transfer-progress.tsx';
import { Working } from '../working.tsx';
import { StepTitle } from './step-title.tsx';
import { useUpload } from './use-upload.ts';
import { ApiError, errorMessage } from '../../../../api/client/api-error.ts';

interface RestoreUploadStepProps {
  /** Creates a restore and returns its id. */
  begin: () => Promise<string>;
  onChecked: (id: string, plan: RestorePlan) => void;
  /** Returns to the step with the passwords, as the passphrase may be wrong. */
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
      {isRunning ? (
        <UploadProgress {...upload} />
      ) : (
        <FileArea
          label="Backup file"
          hint="Choose it, or drop it here. It is uploaded and checked; nothing is replaced yet."
          onTake={([file]) => file && start(file)}
        />
      )}
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

/** The message for a failed upload. A proxy may have rejected it with its own page. */
function uploadFailure(error: unknown): string {
  const isForeign = error instanceof ApiError && !error.problem && error.status !== 429;
  return isForeign
    ? `The server could not take the file (${error.status}). Please try again.`
    : errorMessage(error);
}

interface UploadProgressProps {
  file: File;
  /** The bytes that have arrived. */
  received: number;
}

/** The server then checks the complete file, without progress. */
function UploadProgress({ file, received }: UploadProgressProps) {
  if (received >= file.size)
    return <Working text="Checking the file. A large one takes a few minutes..." />;
  const { name, size } = file;
  const text = `${sizeText(received)} of ${sizeText(size)}`;
  return <TransferProgress name={name} done={received} size={size} text={text} />;
}

import type { BackupAccessInput, RestorePlan } from '@polaris/contracts';
import { useRef, useState } from 'react';
import { discardRestore, useCreateRestore } from '../../../../api/office/restores.ts';
import { Alert } from '../../../../primitives/alert.tsx';
import { Button } from '../../../../primitives/button.tsx';
import { Dialog } from '../../../../primitives/dialog/dialog.tsx';
import { RestoreAccessForm } from './restore-access-form.tsx';
import { RestoreProgress } from './restore-progress.tsx';
import { RestoreReview } from './restore-review.tsx';
import { RestoreUploadStep } from './restore-upload.tsx';
import { StepTitle } from './step-title.tsx';

type Step =
  | { name: 'access' }
  | { name: 'upload'; access: BackupAccessInput }
  | { name: 'review'; id: string; plan: RestorePlan }
  | { name: 'progress'; progressToken: string }
  | { name: 'failed'; reason: string };

const EXPLANATION =
  'A backup file replaces everything in the database. You can review its content before anything happens.';

const isPreparing = ({ name }: Step): boolean => name !== 'progress' && name !== 'failed';

/** Replaces the data of this server by that of a backup file, step by step. */
export function RestoreDialog({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>({ name: 'access' });
  const { begin, discard } = useOneRestore();
  const close = () => {
    if (step.name !== 'failed') discard();
    onClose();
  };
  return (
    <Dialog
      open
      locked={step.name === 'progress'}
      onClose={close}
      title="Restore from a backup"
      description={isPreparing(step) && EXPLANATION}
    >
      {step.name === 'access' && (
        <RestoreAccessForm
          onSend={async (access) => {
            await begin(access);
            setStep({ name: 'upload', access });
          }}
          onCancel={close}
        />
      )}
      {step.name === 'upload' && (
        <RestoreUploadStep
          begin={() => begin(step.access)}
          onChecked={(id, plan) => setStep({ name: 'review', id, plan })}
          onBack={() => setStep({ name: 'access' })}
          onCancel={close}
        />
      )}
      {step.name === 'review' && (
        <RestoreReview
          {...step}
          onStarted={(progressToken) => setStep({ name: 'progress', progressToken })}
          onCancel={close}
        />
      )}
      {step.name === 'progress' && (
        <RestoreProgress {...step} onFailed={(reason) => setStep({ name: 'failed', reason })} />
      )}
      {step.name === 'failed' && <RestoreFailed reason={step.reason} onClose={close} />}
    </Dialog>
  );
}

/** A new restore replaces the previous one; the last is canceled with the dialog. */
function useOneRestore() {
  const { mutateAsync } = useCreateRestore();
  const id = useRef<string>(undefined);
  const begin = async (access: BackupAccessInput) => (id.current = await mutateAsync(access));
  const discard = () => id.current && void discardRestore(id.current);
  return { begin, discard };
}

const RestoreFailed = ({ reason, onClose }: { reason: string; onClose: () => void }) => (
  <>
    <StepTitle>The restore failed</StepTitle>
    <Alert>{reason}</Alert>
    <p className="text-sm leading-6">The data that was there before is unchanged.</p>
    <Button variant="secondary" onClick={onClose} className="self-end">
      Done
    </Button>
  </>
);

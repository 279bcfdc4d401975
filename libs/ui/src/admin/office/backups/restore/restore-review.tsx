import { type RestorePlan, sizeText } from '@polaris/contracts';
import { type SubmitEvent, useState } from 'react';
import { errorMessage } from '../../../../api/client/api-error.ts';
import { useStartRestore } from '../../../../api/office/restores.ts';
import { Alert } from '../../../../primitives/alert.tsx';
import { Button } from '../../../../primitives/button.tsx';
import { Field } from '../../../../primitives/fields/field.tsx';
import { Form } from '../../../../primitives/form/form.tsx';
import { Input } from '../../../../primitives/fields/input.tsx';
import { dateAndTime } from '../../../shared/record/format.ts';
import { ageText } from '../../../shared/record/age-text.ts';
import { PlanTable } from './plan-table.tsx';
import { StepTitle } from './step-title.tsx';

/** The text to type. */
const CONFIRMATION = 'RESTORE';

interface RestoreReviewProps {
  id: string;
  plan: RestorePlan;
  /** Called with the token for its progress. */
  onStarted: (progressToken: string) => void;
  onCancel: () => void;
}

/** The content of the file next to what it replaces, and the confirmation. */
export function RestoreReview({ id, plan, onStarted, onCancel }: RestoreReviewProps) {
  const { createdAt, version, bytes, tables } = plan;
  return (
    <>
      <StepTitle>Step 3 of 3: what is replaced</StepTitle>
      <p className="text-sm leading-6">
        A backup of <time dateTime={createdAt}>{dateAndTime(createdAt)}</time> ({ageText(createdAt)}
        ), made by Polaris {version}, {sizeText(bytes)}.
      </p>
      <PlanTable tables={tables} />
      <Alert tone="warn">
        Everything added after the backup is lost, and everyone is signed out, including you. While
        the data is restored the site is not available. The data that is there now is saved first,
        in a backup on the server.
      </Alert>
      <ConfirmRestore id={id} onStarted={onStarted} onCancel={onCancel} />
    </>
  );
}

function ConfirmRestore({ id, onStarted, onCancel }: Omit<RestoreReviewProps, 'plan'>) {
  const start = useStartRestore(id);
  const [typed, setTyped] = useState('');
  const [isMismatch, setWrong] = useState(false);
  const confirm = (event: SubmitEvent) => {
    event.preventDefault();
    if (start.isPending) return;
    const isRight = typed.trim() === CONFIRMATION;
    setWrong(!isRight);
    if (isRight) start.mutate(undefined, { onSuccess: onStarted });
  };
  return (
    <Form aria-label="Confirm the restore" onSubmit={confirm} className="flex flex-col gap-5">
      {start.error && <Alert>{errorMessage(start.error)}</Alert>}
      <Field
        label={`Type ${CONFIRMATION} to confirm`}
        error={isMismatch ? `Type ${CONFIRMATION} in capital letters.` : undefined}
        required
      >
        <Input
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" pending={start.isPending}>
          Replace everything
        </Button>
      </div>
    </Form>
  );
}

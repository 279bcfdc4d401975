import { type AdminPurchase, nextStepText } from '@polaris/contracts';
import { useState } from 'react';
import { useFinishStep, useReopenStep } from '../../../../api/sales/purchases.ts';
import { Button } from '../../../../primitives/button.tsx';
import { NextStepForm } from '../../../sales/purchases/next-step-form.tsx';
import { reportFailure, reportSuccess } from '../../../shared/feedback/report-failure.ts';
import { toastWithUndo } from '../../../shared/feedback/undo-toast.ts';
import { useDeferredFocus } from '../../../shared/form/use-deferred-focus.ts';
import { Section } from './section.tsx';

/** The next step, which the client reads first; the owner edits it here and marks it as done. */
export function NextStepSection({ purchase }: { purchase: AdminPurchase }) {
  const [edited, setEdited] = useState(false);
  const { target, focusTarget } = useDeferredFocus<HTMLButtonElement>();
  const close = () => {
    setEdited(false);
    focusTarget();
  };
  const isPlanned = purchase.nextStep !== null;
  return (
    <Section title="Next Step">
      {isPlanned ? (
        <p className="text-base leading-6 wrap-anywhere">{nextStepText(purchase)}</p>
      ) : (
        <p className="text-muted">
          Nothing is planned. One sentence tells the client what comes next.
        </p>
      )}
      {edited ? (
        <NextStepForm purchase={purchase} onClose={close} />
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          {isPlanned && <DoneButton purchase={purchase} onDone={focusTarget} />}
          <Button
            mutates
            ref={target}
            variant="secondary"
            size="sm"
            onClick={() => setEdited(true)}
          >
            {isPlanned ? 'Edit next step' : 'Write the next step'}
          </Button>
        </div>
      )}
    </Section>
  );
}

interface DoneButtonProps {
  purchase: AdminPurchase;
  onDone: () => void;
}

function DoneButton({ purchase: { id, version }, onDone }: DoneButtonProps) {
  const finish = useFinishStep();
  const reopen = useReopenStep(id);
  const undo = async (stepId: number) => {
    try {
      await reopen.mutateAsync(stepId);
      reportSuccess('Step reopened');
    } catch (error) {
      reportFailure(error);
    }
  };
  const done = async () => {
    try {
      const { steps } = await finish.mutateAsync({ id, version });
      toastWithUndo({
        title: 'Success',
        description: 'Step done',
        altText: 'Reopen it in the list of steps',
        undo: () => undo(steps[0]!.id),
      });
      onDone();
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <Button mutates size="sm" pending={finish.isPending} onClick={() => void done()}>
      Mark as done
    </Button>
  );
}

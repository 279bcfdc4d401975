import { type AdminPurchase, clientStep } from '@polaris/contracts';
import { useState } from 'react';
import { useFinishStep, useReopenStep } from '../../../../api/sales/purchases.ts';
import { Button } from '../../../../primitives/button.tsx';
import { clockZone } from '../../../../primitives/clock.ts';
import { NextStepForm } from '../../../sales/purchases/next-step-form.tsx';
import { OwnerStepButton } from '../../../sales/purchases/owner-step-button.tsx';
import { ownerNextStep, purchaseSections } from '../../../sales/purchases/owner-step.ts';
import { reportFailure, reportSuccess } from '../../../shared/feedback/report-failure.ts';
import { toastWithUndo } from '../../../shared/feedback/undo-toast.ts';
import { useDeferredFocus } from '../../../shared/form/use-deferred-focus.ts';
import { Section } from './section.tsx';

/** The next step of both sides. The owner's own sentence replaces it, and is marked as done here. */
export function NextStepSection({ purchase }: { purchase: AdminPurchase }) {
  const [edited, setEdited] = useState(false);
  const { target, focusTarget } = useDeferredFocus<HTMLButtonElement>();
  const close = () => {
    setEdited(false);
    focusTarget();
  };
  const step = ownerNextStep(purchase);
  const action = step?.action ?? null;
  return (
    <Section id={purchaseSections.step} title="Next Step">
      <p className="text-base leading-6 wrap-anywhere">
        {step?.text ?? 'This purchase has ended. There is no next step.'}
      </p>
      <ClientReads purchase={purchase} shown={step?.text} />
      {edited ? (
        <NextStepForm purchase={purchase} onClose={close} />
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          {action === 'finish' && <DoneButton purchase={purchase} onDone={focusTarget} />}
          {action !== null && action !== 'finish' && action !== 'plan' && (
            <OwnerStepButton purchase={purchase} action={action} />
          )}
          <Button
            mutates
            ref={target}
            variant={action === 'plan' ? 'primary' : 'secondary'}
            size="sm"
            onClick={() => setEdited(true)}
          >
            {purchase.nextStep === null ? 'Write the next step' : 'Edit next step'}
          </Button>
        </div>
      )}
    </Section>
  );
}

interface ClientReadsProps {
  purchase: AdminPurchase;
  /** What the owner reads. */
  shown: string | undefined;
}

/** The sentence on the client's page of the purchase; nothing if the owner reads the same. */
function ClientReads({ purchase, shown }: ClientReadsProps) {
  const { replyTime } = purchase;
  const step = clientStep(purchase, { replyTime, unread: 0, zone: clockZone() });
  if (!step || step.text === shown || purchase.buyer === null) return null;
  return (
    <p className="mt-1 wrap-anywhere text-muted">
      The client reads: <q>{step.text}</q>
    </p>
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

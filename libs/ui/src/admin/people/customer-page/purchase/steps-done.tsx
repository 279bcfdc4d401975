import type { AdminPurchase, PurchaseStep } from '@polaris/contracts';
import { Check } from 'lucide-react';
import { useReopenStep } from '../../../../api/sales/purchases.ts';
import { Button } from '../../../../primitives/button.tsx';
import { reportFailure, reportSuccess } from '../../../shared/feedback/report-failure.ts';
import { longDate } from '../../../shared/record/format.ts';
import { Section } from './section.tsx';

/** The steps that are done, the newest first. */
export const StepsDone = ({ purchase }: { purchase: AdminPurchase }) => (
  <Section title="Steps Done">
    {purchase.steps.length === 0 ? (
      <p className="text-muted">Steps that you mark as done appear here, and for the client.</p>
    ) : (
      <ol className="-mt-3">
        {purchase.steps.map((step) => (
          <StepEntry key={step.id} purchase={purchase} step={step} />
        ))}
      </ol>
    )}
  </Section>
);

interface StepEntryProps {
  purchase: AdminPurchase;
  step: PurchaseStep;
}

function StepEntry({ purchase, step: { id, text, doneAt } }: StepEntryProps) {
  const reopen = useReopenStep(purchase.id);
  const run = () =>
    reopen.mutateAsync(id).then(() => reportSuccess('Step reopened'), reportFailure);
  return (
    <li className="flex items-start gap-3 border-b border-line py-3">
      <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-success" />
      <p className="min-w-0 flex-1 wrap-anywhere">
        {text}
        <time dateTime={doneAt} className="block text-muted">
          {longDate(doneAt)}
        </time>
      </p>
      {purchase.nextStep === null && (
        <Button
          mutates
          variant="ghost"
          size="sm"
          pending={reopen.isPending}
          onClick={() => void run()}
          aria-label={`Reopen: ${text}`}
        >
          Reopen
        </Button>
      )}
    </li>
  );
}

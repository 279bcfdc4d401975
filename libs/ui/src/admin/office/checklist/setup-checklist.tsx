import type { Checklist } from '@polaris/contracts';
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useChecklist, useDismissChecklist } from '../../../api/office/checklist.ts';
import { Button } from '../../../primitives/button.tsx';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { reportFailure } from '../../shared/feedback/report-failure.ts';
import { toastWithUndo } from '../../shared/feedback/undo-toast.ts';
import { focusHeading } from '../../shared/return/use-list-focus.ts';
import { type StepText, checklistTexts } from './checklist-steps.ts';

/** The remaining setup steps. Hidden when all are done, or dismissed. */
export function SetupChecklist() {
  const { data } = useChecklist();
  const dismissal = useDismissChecklist();
  if (!data || data.dismissed || data.steps.every(({ done }) => done)) return null;
  const dismiss = async () => {
    try {
      await dismissal.mutateAsync(true);
      focusHeading();
      toastWithUndo({
        title: 'Checklist dismissed',
        altText: 'What is left to set is described in the documentation',
        undo: () => dismissal.mutateAsync(false).catch(reportFailure),
      });
    } catch (error) {
      reportFailure(error);
    }
  };
  const count = data.steps.filter(({ done }) => done).length;
  return (
    <section
      aria-labelledby="checklist-title"
      className="mb-8 border border-line bg-raised px-5 pt-4 pb-5"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="checklist-title" className="text-base font-semibold">
          Make the site yours
          <span className="ml-3 text-sm font-normal text-muted max-sm:ml-0 max-sm:block">
            {count} of {data.steps.length} done
          </span>
        </h2>
        <Button
          variant="ghost"
          size="sm"
          pending={dismissal.isPending}
          onClick={() => void dismiss()}
          className="-mr-3"
        >
          Dismiss<span className="sr-only"> the checklist</span>
        </Button>
      </div>
      <p className="mt-1 text-sm text-muted">
        <Link
          to="/admin/start"
          className={`rounded-sm underline underline-offset-4 hover:text-ink ${focusRing}`}
        >
          Go through it step by step
        </Link>
      </p>
      <ul className="mt-3 grid gap-x-10 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        {data.steps.map((step) => (
          <Step key={step.step} {...step} />
        ))}
      </ul>
    </section>
  );
}

function StepLink({ step, label, ...target }: NonNullable<StepText['link']> & { step: string }) {
  const look = {
    'aria-label': `${label}: ${step}`,
    className: `rounded-sm text-ink underline underline-offset-4 ${focusRing}`,
  };
  return 'to' in target ? (
    <Link {...target} {...look}>
      {label}
    </Link>
  ) : (
    <a {...target} {...look}>
      {label}
    </a>
  );
}

function Step({ step, done }: Checklist['steps'][number]) {
  const { label, text, link } = checklistTexts[step];
  const Icon = done ? CircleCheck : Circle;
  return (
    <li className="flex gap-3 text-sm leading-6">
      <Icon
        aria-hidden="true"
        className={`mt-1 size-4 shrink-0 ${done ? 'text-success' : 'text-muted'}`}
      />
      <div className="min-w-0">
        <p className="font-semibold">
          {label}
          {done && <span className="font-normal text-muted"> (done)</span>}
        </p>
        {!done && (
          <p className="text-muted">
            {text} {link && <StepLink {...link} step={label} />}
          </p>
        )}
      </div>
    </li>
  );
}

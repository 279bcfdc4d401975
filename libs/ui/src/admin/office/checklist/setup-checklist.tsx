import type { Checklist } from '@polaris/contracts';
import { Circle, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useChecklist, useDismissChecklist } from '../../../api/office/checklist.ts';
import { Button } from '../../../primitives/button.tsx';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { reportFailure } from '../../shared/feedback/report-failure.ts';
import { toastWithUndo } from '../../shared/feedback/undo-toast.ts';
import { focusHeading } from '../../shared/return/use-list-focus.ts';
import { type StepText, checklistTexts } from './checklist-steps.ts';

/** How much is set up, and the next step; the others on demand. Hidden when all are done, or dismissed. */
export function SetupChecklist() {
  const { data } = useChecklist();
  const dismissal = useDismissChecklist();
  const [isOpen, setOpen] = useState(false);
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
  const open = data.steps.filter(({ done }) => !done);
  const percent = Math.round((1 - open.length / data.steps.length) * 100);
  const next = open[0] && checklistTexts[open[0].step];
  return (
    <section
      aria-labelledby="checklist-title"
      className="mt-3 flex flex-wrap items-center justify-between gap-x-4 border border-line px-4 py-1.5 text-sm leading-6"
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-4">
        <h2 id="checklist-title" className="font-semibold">
          Make the site yours
        </h2>
        <span className="text-muted tabular-nums">{percent}% done</span>
        {next && !isOpen && (
          <span>
            Next: {next.label}. {next.link && <StepLink {...next.link} step={next.label} />}
          </span>
        )}
      </div>
      <div className="-mx-3 flex">
        <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show all'}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          pending={dismissal.isPending}
          onClick={() => void dismiss()}
        >
          Dismiss<span className="sr-only"> the checklist</span>
        </Button>
      </div>
      {isOpen && (
        <div className="basis-full pb-3">
          <Link
            to="/admin/start"
            className={`rounded-sm text-muted underline underline-offset-4 hover:text-ink ${focusRing}`}
          >
            Go through it step by step
          </Link>
          <ul className="mt-3 grid gap-x-10 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
            {data.steps.map((step) => (
              <Step key={step.step} {...step} />
            ))}
          </ul>
        </div>
      )}
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

import type { PurchaseStep } from '@polaris/contracts';
import { Check } from 'lucide-react';
import { longDate } from '../../../primitives/long-date.ts';
import { SectionEmpty } from '../section-states.tsx';
import { DashboardSection } from '../section.tsx';

/** The steps that are done, the newest first. */
export const StepsDone = ({ steps }: { steps: readonly PurchaseStep[] }) => (
  <DashboardSection title="Steps Done">
    {steps.length === 0 && (
      <SectionEmpty>
        <p>Nothing yet. Each step appears here once it's done.</p>
      </SectionEmpty>
    )}
    <ol className="empty:hidden">
      {steps.map(({ id, text, doneAt }) => (
        <li key={id} className="flex items-start gap-3 border-t border-line py-4">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-success" />
          <p className="min-w-0 leading-6 wrap-anywhere">
            {text}
            <time dateTime={doneAt} className="block text-sm leading-6 text-muted">
              {longDate(doneAt)}
            </time>
          </p>
        </li>
      ))}
    </ol>
  </DashboardSection>
);

import { type RetainerMonth, monthText } from '@polaris/contracts';
import { useRecordMonth, useSkipMonth } from '../../../api/sales/retainers.ts';
import { Button } from '../../../primitives/button.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';

interface MonthButtonsProps {
  retainerId: number;
  month: Pick<RetainerMonth, 'month'> & { state?: RetainerMonth['state'] };
  /** False while no invoice can be issued. */
  canRecord: boolean;
}

/** Records a month without an invoice, or skips it. */
export function MonthButtons({ retainerId, month, canRecord }: MonthButtonsProps) {
  const record = useRecordMonth(retainerId);
  const skip = useSkipMonth(retainerId);
  const name = monthText(month.month);
  const isPending = record.isPending || skip.isPending;
  const send = (action: typeof record, done: string) =>
    void action.mutateAsync({ month: month.month }).then(() => reportSuccess(done), reportFailure);
  return (
    <div className="flex flex-wrap gap-2">
      {canRecord && (
        <Button
          mutates
          size="sm"
          variant="secondary"
          pending={record.isPending}
          disabled={isPending}
          aria-label={`Invoice ${name}`}
          onClick={() => send(record, `The invoice for ${name} is on its way`)}
        >
          Invoice
        </Button>
      )}
      {month.state !== 'skipped' && (
        <Button
          mutates
          size="sm"
          variant="ghost"
          pending={skip.isPending}
          disabled={isPending}
          aria-label={`Skip ${name}`}
          onClick={() => send(skip, `${name} is skipped`)}
        >
          Skip
        </Button>
      )}
    </div>
  );
}

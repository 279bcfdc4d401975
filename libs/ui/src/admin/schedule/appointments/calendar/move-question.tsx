import type { CalendarWeek, Slot } from '@polaris/contracts';
import { useChangeAppointment } from '../../../../api/schedule/appointments.ts';
import { errorMessage } from '../../../../api/client/api-error.ts';
import { Button } from '../../../../primitives/button.tsx';
import { Dialog } from '../../../../primitives/dialog/dialog.tsx';
import { reportFailure, reportSuccess } from '../../../shared/feedback/report-failure.ts';
import { momentText, warningsAbout, whoOf } from './calendar-times.ts';
import type { Moving } from './use-arranging.ts';

interface MoveQuestionProps {
  moving: Moving;
  /** The new time. */
  slot: Slot;
  week: CalendarWeek;
  onClose: () => void;
}

/**
 * Asks to confirm the move of a session. If the server rejects it, as after a conflicting change, the week is reloaded.
 */
export function MoveQuestion({ moving: { session }, slot, week, onClose }: MoveQuestionProps) {
  const change = useChangeAppointment();
  const { timeZone } = week;
  const warnings = warningsAbout(slot, week);
  const save = async () => {
    const { id, version } = session;
    try {
      await change.mutateAsync({ id, version, ...slot });
      reportSuccess(`Session moved to ${momentText(slot.startTime, timeZone)}`);
    } catch (error) {
      reportFailure(new Error(errorMessage(error)));
    } finally {
      onClose();
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      className="max-w-md"
      title={`Move to ${momentText(slot.startTime, timeZone)}?`}
      description={`${whoOf(session)}, ${session.title}: now ${momentText(session.startTime, timeZone)}. The customer gets a new invitation by email, unless they have turned it off or have no address.`}
    >
      {warnings.length > 0 && (
        <ul className="text-sm leading-6 text-warn">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Put back
        </Button>
        <Button pending={change.isPending} onClick={() => void save()} data-autofocus="">
          Move
        </Button>
      </div>
    </Dialog>
  );
}

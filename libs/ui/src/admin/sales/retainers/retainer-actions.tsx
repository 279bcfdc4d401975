import type { RetainerRecord } from '@polaris/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePauseRetainer, useResumeRetainer } from '../../../api/sales/retainers.ts';
import { Button } from '../../../primitives/button.tsx';
import { Menu } from '../../../primitives/menu.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { newOfferPath } from '../../shared/record/record-paths.ts';
import { EndRetainerDialog } from './end-retainer-dialog.tsx';

/** What can be done with a retainer. Another price is another offer, which follows it. */
export function RetainerActions({ retainer }: { retainer: RetainerRecord }) {
  const { id, version, state, customer, offerId, nextOn } = retainer;
  const [isEnding, setEnding] = useState(false);
  const pause = usePauseRetainer(id);
  const resume = useResumeRetainer(id);
  const navigate = useNavigate();
  const send = (action: typeof pause, done: string) =>
    void action.mutateAsync({ version }).then(() => reportSuccess(done), reportFailure);
  const offerAgain = () =>
    void navigate(newOfferPath(customer?.id, { copy: offerId, startsOn: nextOn ?? undefined }));
  return (
    <div className="flex flex-wrap items-center gap-2">
      {state === 'active' && (
        <Button
          mutates
          size="sm"
          variant="secondary"
          pending={pause.isPending}
          onClick={() => send(pause, 'Paused: months that are due now are skipped')}
        >
          Pause
        </Button>
      )}
      {state === 'paused' && (
        <Button
          mutates
          size="sm"
          pending={resume.isPending}
          onClick={() => send(resume, 'Resumed')}
        >
          Resume
        </Button>
      )}
      {customer && (
        <Button mutates size="sm" variant="secondary" onClick={offerAgain}>
          {state === 'ended' ? 'Offer Again' : 'New Price'}
        </Button>
      )}
      {state !== 'ended' && (
        <Menu label="More actions">
          <Button
            mutates
            variant="ghost"
            size="sm"
            className="justify-start!"
            onClick={() => setEnding(true)}
          >
            End
          </Button>
        </Menu>
      )}
      {isEnding && <EndRetainerDialog retainer={retainer} onClose={() => setEnding(false)} />}
    </div>
  );
}

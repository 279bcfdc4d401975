import { useState } from 'react';
import { Link } from 'react-router';
import { useBackups } from '../../../api/office/backups.ts';
import { useReleaseHeldMails } from '../../../api/mail/mails.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { ConfirmDialog } from '../../../primitives/dialog/confirm-dialog.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { longDate } from '../../shared/record/format.ts';

type Decision = 'release' | 'discard';

const mailCount = (count: number) =>
  count === 1 ? 'one mail' : `${count.toLocaleString('en-US')} mails`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The effect and label of each decision. */
const decisions = {
  release: {
    title: (count: number) => `Send ${mailCount(count)}?`,
    text: 'They are sent now. Some may have been sent after the backup was made, and would arrive twice.',
    done: (count: number) => `${capital(mailCount(count))} on the way`,
  },
  discard: {
    title: (count: number) => `Do not send ${mailCount(count)}?`,
    text: 'They are not sent. They stay in the list of mails as failed, with the reason.',
    done: (count: number) => `${capital(mailCount(count))} will not be sent`,
  },
};

/** Lets the owner decide about mails on hold after a restore. Hidden without any. */
export function HeldMailsNotice() {
  const { data } = useBackups();
  const [asked, setDecision] = useState<Decision | null>(null);
  if (!data || data.heldMails === 0) return null;
  const { heldMails: count, restored } = data;
  const [all, none] =
    count === 1 ? ['Send it', 'Do not send it'] : ['Send them', 'Do not send them'];
  const source = restored
    ? `the backup that was restored on ${longDate(restored.at)}`
    : 'a backup that was restored';
  return (
    <Alert tone="warn" className="mb-6 flex flex-col items-start gap-3">
      <p>
        {capital(mailCount(count))} waited in {source}.{' '}
        <Link to="/admin/mail?status=held" className="underline underline-offset-4">
          Read {count === 1 ? 'it' : 'them'}
        </Link>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button mutates size="sm" onClick={() => setDecision('release')}>
          {all}
        </Button>
        <Button mutates size="sm" variant="secondary" onClick={() => setDecision('discard')}>
          {none}
        </Button>
      </div>
      {asked && (
        <ConfirmDecision
          decision={asked}
          count={count}
          label={asked === 'release' ? all : none}
          onClose={() => setDecision(null)}
        />
      )}
    </Alert>
  );
}

interface ConfirmDecisionProps {
  decision: Decision;
  count: number;
  label: string;
  onClose: () => void;
}

function ConfirmDecision({ decision, count, label, onClose }: ConfirmDecisionProps) {
  const decide = useReleaseHeldMails();
  const { title, text, done } = decisions[decision];
  const confirm = async () => {
    try {
      reportSuccess(done((await decide.mutateAsync(decision)).count));
    } catch (error) {
      reportFailure(error);
    } finally {
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open
      title={title(count)}
      text={text}
      confirmLabel={label}
      pending={decide.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}

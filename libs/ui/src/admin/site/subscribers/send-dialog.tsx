import type { NewsletterIssue } from '@polaris/contracts';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { subscriberCount } from './subscriber-count.ts';

interface SendDialogProps {
  issue: NewsletterIssue;
  isSending: boolean;
  send: () => Promise<unknown>;
  onSent?: () => void;
  onClose: () => void;
}

/** Shows the email, and asks for confirmation with the number of readers; Cancel has the focus. */
export function SendDialog({ issue, isSending, send, onSent, onClose }: SendDialogProps) {
  const { title, preview, recipients } = issue;
  const readers = subscriberCount(recipients);
  const confirm = async () => {
    try {
      await send();
      reportSuccess(`On the way to ${readers}`);
      onSent?.();
    } catch (error) {
      reportFailure(error);
    } finally {
      onClose();
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={recipients > 0 ? `Send to ${readers}?` : 'No one has subscribed yet'}
      description={
        recipients > 0
          ? 'It’s sent only once, and this can’t be undone.'
          : 'This is what your readers would get.'
      }
      role="alertdialog"
      className="max-w-xl"
    >
      <div className="mb-6 border-l-2 border-accent bg-sunken px-4 py-3 text-sm">
        <p className="mb-2 font-semibold wrap-anywhere">Subject: {title}</p>
        <p className="wrap-anywhere whitespace-pre-line text-muted">{preview}</p>
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose} data-autofocus="">
          Cancel
        </Button>
        {recipients > 0 && (
          <Button pending={isSending} onClick={() => void confirm()}>
            Send to {readers}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

import type { EssayAnnouncement } from '@polaris/contracts';
import { useAnnounce } from '../../api/subscribers.ts';
import { Button } from '../../primitives/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { reportFailure, reportSuccess } from '../shared/feedback/report-failure.ts';
import { subscriberCount } from './subscriber-count.ts';

interface AnnounceDialogProps {
  essay: EssayAnnouncement;
  onClose: () => void;
}

/** Shows the email, and asks for confirmation with the number of readers; Cancel has the focus. */
export function AnnounceDialog({ essay, onClose }: AnnounceDialogProps) {
  const { slug, title, preview, recipients } = essay;
  const announce = useAnnounce();
  const send = async () => {
    try {
      await announce.mutateAsync({ slug, recipients });
      reportSuccess(`On the way to ${subscriberCount(recipients)}`);
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
      title={`Send to ${subscriberCount(recipients)}?`}
      description="Each essay is sent only once, and this can’t be undone."
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
        <Button pending={announce.isPending} onClick={() => void send()}>
          Send to {subscriberCount(recipients)}
        </Button>
      </div>
    </Dialog>
  );
}

import type { Essay } from '@polaris/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRemoveEssay } from '../../../api/site/essays.ts';
import { Button } from '../../../primitives/button.tsx';
import { ConfirmDialog } from '../../../primitives/dialog/confirm-dialog.tsx';
import { RemoveDialog } from '../../shared/feedback/remove-dialog.tsx';
import type { EssayForm } from './use-essay-form.ts';

const WITHDRAW =
  'Its page is gone then, and the index, the feed and the sitemap no longer list it. It stays here as a draft, which you can publish again.';

interface EssayActionsProps {
  essay: Essay | undefined;
  editing: EssayForm;
}

/** Saving, publishing, withdrawing and deleting. */
export function EssayActions({ essay, editing }: EssayActionsProps) {
  const [openDialog, setOpenDialog] = useState<'withdraw' | 'delete' | null>(null);
  const close = () => setOpenDialog(null);
  const isPublished = essay?.status === 'published';
  const { saving, saveAs } = editing;
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        type="submit"
        mutates
        variant={isPublished ? 'primary' : 'secondary'}
        pending={saving.isSubmitting}
      >
        {isPublished ? 'Save Changes' : 'Save Draft'}
      </Button>
      {isPublished ? (
        <Button mutates variant="secondary" onClick={() => setOpenDialog('withdraw')}>
          Withdraw
        </Button>
      ) : (
        <Button mutates onClick={() => void saveAs('published')}>
          Publish
        </Button>
      )}
      {essay && (
        <Button
          mutates
          variant="danger"
          className="sm:ml-auto"
          onClick={() => setOpenDialog('delete')}
        >
          Delete
        </Button>
      )}
      <ConfirmDialog
        open={openDialog === 'withdraw'}
        title="Withdraw this essay?"
        text={WITHDRAW}
        confirmLabel="Withdraw"
        onConfirm={() => {
          close();
          void saveAs('draft');
        }}
        onCancel={close}
      />
      {essay && (
        <RemoveEssayDialog
          essay={essay}
          open={openDialog === 'delete'}
          onClose={close}
          onRemoved={() => editing.form.reset()}
        />
      )}
    </div>
  );
}

interface RemoveEssayDialogProps {
  essay: Essay;
  open: boolean;
  onClose: () => void;
  onRemoved: () => void;
}

function RemoveEssayDialog({ essay, open, onClose, onRemoved }: RemoveEssayDialogProps) {
  const navigate = useNavigate();
  const text = 'It is deleted with what you have not saved.';
  return (
    <RemoveDialog
      recordId={open ? essay.id : undefined}
      title={`Delete ${essay.title}?`}
      text={essay.status === 'published' ? `Its page on the site is gone then. ${text}` : text}
      done={{ kind: 'essay', title: 'Essay deleted' }}
      removal={useRemoveEssay()}
      onClose={onClose}
      onRemoved={() => {
        onRemoved();
        // Waits until the form has dropped its unsaved changes, as leaving would otherwise ask about them.
        setTimeout(() => void navigate('/admin/essays', { replace: true }));
      }}
    />
  );
}

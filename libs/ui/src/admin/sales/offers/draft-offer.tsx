import type { OfferRecord } from '@polaris/contracts';
import { type SyntheticEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useUpdateOffer } from '../../../api/sales/offers.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { reportSuccess } from '../../shared/feedback/report-failure.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DeleteOfferDialog } from './delete-offer-dialog.tsx';
import { OfferEditor } from './offer-editor.tsx';
import { isOpen } from './offer-state.ts';
import { offerValues } from './offer-values.ts';
import { SendDialog } from './send-dialog.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { useOfferForm } from './use-offer-form.ts';

interface DraftOfferProps {
  offer: OfferRecord;
  onLink: (url: string) => void;
  /** Ends writing a new version; a draft has no other view. */
  onDone?: () => void;
}

/** What is being written of an offer: saved, sent, or deleted. */
export function DraftOffer({ offer, onLink, onDone }: DraftOfferProps) {
  const update = useUpdateOffer(offer.id);
  const { state: asked } = useLocation() as { state: { sends?: boolean } | null };
  const [dialog, setDialog] = useState<'send' | 'delete' | 'template' | null>(
    asked?.sends ? 'send' : null,
  );
  const close = () => setDialog(null);
  const editing = useOfferForm({
    values: offerValues(offer),
    offer,
    save: (input) => update.mutateAsync(input),
  });
  const { submit, isDirty, isSubmitting, form } = editing;
  const isDraft = offer.state === 'draft';
  const isFinal = !isDraft && !isOpen(offer);
  const save = submit(() => reportSuccess(isDraft ? 'Draft saved' : 'New version saved'));
  // Saves first: what is shown is sent.
  const ask = (next: 'send' | 'template') =>
    isDirty ? void submit(() => setDialog(next))() : setDialog(next);
  return (
    <>
      <OfferEditor
        label={isDraft ? 'Draft offer' : 'New version'}
        editing={editing}
        taxMode={offer.content.taxMode}
        isPageForm
        onSave={(event?: SyntheticEvent) => void save(event)}
        before={
          isFinal && (
            <Alert tone="warn">
              This offer was {offer.state} meanwhile. Your changes cannot be saved.
            </Alert>
          )
        }
        actions={
          <>
            <Button mutates onClick={() => ask('send')}>
              Send…
            </Button>
            <Button type="submit" variant="secondary" pending={isSubmitting}>
              {isDraft ? 'Save Draft' : 'Save'}
            </Button>
            <Button mutates variant="ghost" onClick={() => ask('template')}>
              Save as Template
            </Button>
            {onDone && (
              <Button variant="ghost" className="sm:ml-auto" onClick={onDone}>
                Back to what was sent
              </Button>
            )}
            {isDraft && (
              <Button
                mutates
                variant="danger"
                className="sm:ml-auto"
                onClick={() => setDialog('delete')}
              >
                Delete Draft
              </Button>
            )}
          </>
        }
      />
      <ConflictDialog editing={editing} onKeep={() => void save()} />
      {dialog === 'send' && (
        <SendDialog
          offer={offer}
          onClose={close}
          onLink={onLink}
          onSent={() => {
            form.reset(form.getValues());
            onDone?.();
          }}
        />
      )}
      {dialog === 'template' && <TemplateDialog content={offer.content} onClose={close} />}
      <DeleteOfferDialog
        offer={offer}
        open={dialog === 'delete'}
        onClose={close}
        onRemoved={() => form.reset()}
      />
    </>
  );
}

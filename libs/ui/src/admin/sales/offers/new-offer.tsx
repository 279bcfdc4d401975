import type { OfferFormValues, OfferRecord } from '@polaris/contracts';
import { type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useContentKey } from '../../../api/client/new-key.ts';
import { useCreateOffer } from '../../../api/sales/offers.ts';
import { Button } from '../../../primitives/button.tsx';
import { reportSuccess } from '../../shared/feedback/report-failure.ts';
import { offerPath } from '../../shared/record/record-paths.ts';
import { OfferEditor } from './offer-editor.tsx';
import type { OwnContent } from './offer-values.ts';
import { StartFrom } from './start-from.tsx';
import { useOfferForm } from './use-offer-form.ts';

interface NewOfferProps {
  customerId: number;
  /** What a template or an earlier offer does not decide. */
  own: OwnContent;
  /** The earlier offer that it is copied from. */
  follows: number | null;
  values: OfferFormValues;
}

/** The form of an offer that is not stored yet. */
export function NewOffer({ customerId, own, follows: copied, values }: NewOfferProps) {
  const create = useCreateOffer();
  const navigate = useNavigate();
  const keyOf = useContentKey();
  const [first] = useState(values);
  const [follows, setFollows] = useState(copied);
  const editing = useOfferForm({
    values: first,
    offer: undefined,
    save: ({ version: _, ...input }) => {
      const body = { customerId, follows, ...input };
      return create.mutateAsync({ body, key: keyOf(body) });
    },
  });
  const { submit, isSubmitting } = editing;
  const open = ({ id }: OfferRecord, state?: { sends: true }) =>
    void navigate(offerPath(id), { replace: true, ...(state && { state }) });
  const save = submit((saved) => {
    reportSuccess('Draft saved');
    open(saved);
  });
  const saveToSend = submit((saved) => open(saved, { sends: true }));
  return (
    <OfferEditor
      label="New offer"
      editing={editing}
      taxMode={own.taxMode}
      isPageForm={false}
      onSave={(event?: SyntheticEvent) => void save(event)}
      before={
        <StartFrom
          customerId={customerId}
          form={editing.form}
          own={own}
          onStart={(earlier) => setFollows(earlier ?? null)}
        />
      }
      actions={
        <>
          <Button mutates onClick={() => void saveToSend()}>
            Send…
          </Button>
          <Button type="submit" variant="secondary" pending={isSubmitting}>
            Save Draft
          </Button>
        </>
      }
    />
  );
}

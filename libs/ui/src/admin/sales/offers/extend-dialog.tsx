import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Offer, type OfferExtension, addDays, offerExtensionSchema } from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { forEachServerError } from '../../../api/client/form-errors.ts';
import { useExtendOffer } from '../../../api/sales/offers.ts';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { leaveOrAsk } from '../../shared/form/unsaved.ts';
import { isoDay, longDay } from '../../shared/record/format.ts';
import { OFFER_DAYS } from './offer-state.ts';

interface ExtendDialogProps {
  offer: Pick<Offer, 'id' | 'version' | 'expiresOn'>;
  onClose: () => void;
}

/** Moves the last day of a sent offer. Open while it is mounted. */
export function ExtendDialog({ offer, onClose }: ExtendDialogProps) {
  const { id, version, expiresOn } = offer;
  const extend = useExtendOffer(id);
  const today = isoDay();
  const { register, handleSubmit, setError, formState } = useForm<
    OfferExtension,
    unknown,
    OfferExtension
  >({
    resolver: standardSchemaResolver(offerExtensionSchema),
    defaultValues: { version, expiresOn: addDays(today, OFFER_DAYS) },
  });
  const save = handleSubmit(async (input) => {
    try {
      const saved = await extend.mutateAsync(input);
      reportSuccess(`The offer is open until ${longDay(saved.expiresOn)}`);
      onClose();
    } catch (error) {
      reportFailure(error);
      forEachServerError(error, ['expiresOn'], (_, message) => setError('expiresOn', { message }));
    }
  });
  const close = () => leaveOrAsk(onClose, formState.isDirty);
  return (
    <Dialog
      open
      onClose={close}
      title="Extend"
      description={`The last day is ${longDay(expiresOn)}. Nothing else changes, and no mail is sent.`}
      className="max-w-lg"
    >
      <Form aria-label="Extend" onSubmit={(event) => void save(event)} className="grid gap-4">
        <Field label="Last day" error={formState.errors.expiresOn?.message} required>
          <Input {...register('expiresOn')} type="date" min={today} className="max-w-60" />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" pending={formState.isSubmitting}>
            Save
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type OfferFormValues,
  type OfferRecord,
  type OfferUpdate,
  offerUpdateSchema,
} from '@polaris/contracts';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { hasStatus } from '../../../api/client/api-error.ts';
import { applyServerErrors } from '../../../api/client/form-errors.ts';
import { useReadOffer } from '../../../api/sales/offers.ts';
import { reportFailure } from '../../shared/feedback/report-failure.ts';
import { useUnsaved } from '../../shared/form/unsaved.ts';
import { fieldsOf, offerValues, withoutLeftovers } from './offer-values.ts';

export type OfferEditing = ReturnType<typeof useOfferForm>;
export type OfferForm = OfferEditing['form'];

interface OfferFormOptions {
  values: OfferFormValues;
  /** Undefined for a new one. */
  offer: OfferRecord | undefined;
  save: (input: OfferUpdate) => Promise<OfferRecord>;
}

/** The form of an offer. Asks before leaving unsaved changes, and which of two changes to keep. */
export function useOfferForm({ values, offer, save }: OfferFormOptions) {
  const form = useForm<OfferFormValues, unknown, OfferUpdate>({
    resolver: standardSchemaResolver(offerUpdateSchema),
    defaultValues: values,
  });
  const read = useReadOffer();
  const base = useRef(offer?.version);
  /** What was saved in another window since. */
  const [conflict, setConflict] = useState<OfferRecord | null>(null);
  const { isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty && !isSubmitting);
  // Shows a newer version, unless the form has changes: then saving is a conflict.
  useEffect(() => {
    if (!offer || isDirty || offer.version === base.current) return;
    form.reset(offerValues(offer));
    base.current = offer.version;
  }, [isDirty, offer, form]);

  /** The stored offer, if another window has changed it. */
  const changedElsewhere = async (): Promise<OfferRecord | null> => {
    if (!offer) return null;
    const stored = await read(offer.id);
    return stored.version === base.current ? null : stored;
  };
  const fail = async (error: unknown) => {
    const found = hasStatus(error, 409) ? await changedElsewhere().catch(() => null) : null;
    if (found) return setConflict(found);
    reportFailure(error);
    applyServerErrors(error, fieldsOf(form.getValues()), form.setError);
  };
  /** Saves, then continues with the saved offer. */
  const submit = (then: (saved: OfferRecord) => void) =>
    form.handleSubmit(async (input) => {
      try {
        const saved = await save({
          ...withoutLeftovers(input),
          version: base.current ?? input.version,
        });
        base.current = saved.version;
        form.reset(form.getValues());
        then(saved);
      } catch (error) {
        await fail(error);
      }
    });
  /** Keeps what is written here: the next save replaces what was saved elsewhere. */
  const keepMine = () => {
    base.current = conflict?.version;
    setConflict(null);
  };
  const takeTheirs = () => {
    base.current = conflict?.version;
    form.reset(offerValues(conflict!));
    setConflict(null);
  };
  return { form, submit, isDirty, isSubmitting, conflict, setConflict, keepMine, takeTheirs };
}

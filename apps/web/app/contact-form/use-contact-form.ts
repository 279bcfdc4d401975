import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type ContactFormValues,
  type ContactInput,
  type Problem,
  contactInputSchema,
  submitContact,
} from '@polaris/contracts';
import { call } from '@polaris/ui/api/client/client';
import { applyServerErrors } from '@polaris/ui/api/client/form-errors';
import { toast } from '@polaris/ui/primitives/toast/toast';
import { useForm } from 'react-hook-form';
import { storedAttribution } from './stored-attribution.ts';
import { showSent } from './show-sent.ts';
import { type ContactFieldName, contactFieldNames } from './contact-field-names.ts';

interface Options {
  problem: Problem | undefined;
  sentText: string;
  onSent: () => void;
}

/** No default values, so that text typed before hydration is kept. */
export function useContactForm({ problem, sentText, onSent }: Options) {
  const form = useForm<ContactFormValues, unknown, ContactInput>({
    resolver: standardSchemaResolver(contactInputSchema),
  });
  const { errors, dirtyFields, submitCount, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (input, event) => {
    const website = honeypotValue(event?.target);
    if (website) console.warn('The hidden field of the contact form was filled in.');
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const body = { ...input, website, arrival: storedAttribution(), timeZone };
      await call(submitContact, { body });
      showSent(sentText);
      onSent();
    } catch (error) {
      reportFailure(error);
    }
  });

  function reportFailure(error: unknown): void {
    toast({
      title: 'Message failed',
      description: 'Failed to send your message. Please try again.',
      variant: 'destructive',
    });
    applyServerErrors(error, contactFieldNames, form.setError);
  }

  /** The field's own error, or else the server's for a post without scripts. */
  function errorOf(name: ContactFieldName): string | undefined {
    const posted = submitCount === 0 && !dirtyFields[name];
    const answered = posted ? problem?.errors?.find(({ path }) => path === name) : undefined;
    return errors[name]?.message ?? answered?.message;
  }

  const failure = errors.root?.server?.message ?? (submitCount === 0 ? problem?.detail : undefined);
  return { register: form.register, submit, errorOf, failure, pending: isSubmitting };
}

/** Read from the DOM, as a bot may not trigger React's events. */
function honeypotValue(form: unknown): string {
  const value = form instanceof HTMLFormElement ? new FormData(form).get('website') : null;
  return typeof value === 'string' ? value : '';
}

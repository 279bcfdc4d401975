import { type ContactFormValues, type Problem, preferredContactLabels } from '@polaris/contracts';
import { Alert } from '@polaris/ui/primitives/alert';
import { Button } from '@polaris/ui/primitives/button';
import { HoneypotField } from '@polaris/ui/primitives/fields/honeypot-field';
import { Field } from '@polaris/ui/primitives/fields/field';
import { Input } from '@polaris/ui/primitives/fields/input';
import { RadioGroup } from '@polaris/ui/primitives/fields/radio-group';
import { Textarea } from '@polaris/ui/primitives/fields/textarea';
import { type ContactFieldName, contactFieldNames } from './contact-field-names.ts';
import { useContactForm } from './use-contact-form.ts';

/** The first invalid field, which a page without scripts focuses after a rejected post. */
function firstInvalidField({ errors = [] }: Problem): ContactFieldName | 'failure' {
  return contactFieldNames.find((name) => errors.some(({ path }) => path === name)) ?? 'failure';
}

interface ContactFieldsProps {
  action: string;
  sentText: string;
  values?: Partial<ContactFormValues> | undefined;
  problem?: Problem | undefined;
  /** Focuses the first field when the visitor reopened the form. */
  takesFocus: boolean;
  onSent: () => void;
}

const contactOptions = Object.entries(preferredContactLabels).map(([value, label]) => ({
  value,
  label,
}));

export function ContactFields(props: ContactFieldsProps) {
  const { action, sentText, values, problem, takesFocus, onSent } = props;
  const { register, submit, errorOf, failure, pending } = useContactForm({
    problem,
    sentText,
    onSent,
  });
  const focused = problem && firstInvalidField(problem);
  return (
    <form
      method="post"
      action={action}
      noValidate
      aria-label="Contact"
      onSubmit={(event) => void submit(event)}
      className="relative grid gap-6 md:grid-cols-2 print:hidden"
    >
      {failure && (
        <Alert takesFocus={focused === 'failure'} className="md:col-span-2">
          {failure}
        </Alert>
      )}
      <Field label="Name" error={errorOf('name')} required>
        <Input
          {...register('name')}
          defaultValue={values?.name}
          autoComplete="name"
          autoFocus={takesFocus || focused === 'name'}
        />
      </Field>
      <Field label="Email" error={errorOf('email')} required>
        <Input
          {...register('email')}
          defaultValue={values?.email}
          type="email"
          autoComplete="email"
          autoFocus={focused === 'email'}
        />
      </Field>
      <Field label="Phone" aside="optional" error={errorOf('phone')}>
        <Input
          {...register('phone')}
          defaultValue={values?.phone ?? undefined}
          type="tel"
          autoComplete="tel"
          autoFocus={focused === 'phone'}
        />
      </Field>
      <RadioGroup
        {...register('preferredContact')}
        legend="Preferred contact method"
        options={contactOptions}
        defaultValue={values?.preferredContact ?? 'email'}
        error={errorOf('preferredContact')}
      />
      <Field label="Message" error={errorOf('message')} required className="md:col-span-2">
        <Textarea
          {...register('message')}
          defaultValue={values?.message}
          rows={7}
          autoFocus={focused === 'message'}
          className="data-pulse:animate-pulse-once"
        />
      </Field>
      <div className="md:col-span-2">
        <Button type="submit" size="lg" pending={pending} className="w-full sm:w-auto">
          {pending ? 'Sending...' : 'Send message'}
        </Button>
      </div>
      <HoneypotField />
    </form>
  );
}

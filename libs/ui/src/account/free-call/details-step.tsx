import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type Attribution,
  type IntroCallHold,
  type IntroCallInput,
  type Slot,
  introCallInputSchema,
} from '@polaris/contracts';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useHoldIntroCall } from '../../api/site/account/intro-calls.ts';
import { errorMessage, hasStatus } from '../../api/client/api-error.ts';
import { applyServerErrors } from '../../api/client/form-errors.ts';
import { Alert } from '../../primitives/alert.tsx';
import { Button } from '../../primitives/button.tsx';
import { browserZone } from '../../primitives/clock.ts';
import { HoneypotField } from '../../primitives/fields/honeypot-field.tsx';
import { Field } from '../../primitives/fields/field.tsx';
import { Input } from '../../primitives/fields/input.tsx';
import { Textarea } from '../../primitives/fields/textarea.tsx';
import { Form } from '../../primitives/form/form.tsx';
import { ChosenTime } from '../choose-time.tsx';
import { CallHeading } from './call-heading.tsx';

const detailsSchema = z.pick(introCallInputSchema, {
  name: true,
  email: true,
  phone: true,
  message: true,
  website: true,
});
export type Details = z.output<typeof detailsSchema>;
type DetailsForm = UseFormReturn<z.input<typeof detailsSchema>, unknown, Details>;

const fields = ['name', 'email', 'phone', 'message'] as const;

export const useDetails = (): DetailsForm =>
  useForm<z.input<typeof detailsSchema>, unknown, Details>({
    resolver: standardSchemaResolver(detailsSchema),
  });

interface DetailsStepProps {
  form: DetailsForm;
  serviceId: number;
  slot: Slot;
  arrival: () => Attribution | undefined;
  onHeld: (hold: IntroCallHold, details: Details) => void;
  /** Returns to the times; the reason is null if the visitor wants another one. */
  onAgain: (reason: string | null) => void;
}

/** Asks for the visitor's name and address; then the time is held and a code is mailed. */
export function DetailsStep({ form, serviceId, slot, arrival, onHeld, onAgain }: DetailsStepProps) {
  const hold = useHoldIntroCall();
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (details) => {
    const { startTime } = slot;
    try {
      const body: IntroCallInput = {
        ...details,
        serviceId,
        startTime,
        arrival: arrival(),
        timeZone: browserZone(),
      };
      onHeld(await hold.mutateAsync(body), details);
    } catch (error) {
      if (hasStatus(error, 409)) return onAgain(errorMessage(error));
      applyServerErrors(error, fields, form.setError);
    }
  });
  return (
    <>
      <CallHeading title="Your details">
        <p className="leading-6">
          <ChosenTime slot={slot} />
        </p>
      </CallHeading>
      <Form
        isPageForm
        aria-label="Your details"
        onSubmit={(event) => void submit(event)}
        className="relative grid max-w-3xl gap-6 md:grid-cols-2"
      >
        {errors.root?.server && (
          <Alert className="md:col-span-2">{errors.root.server.message}</Alert>
        )}
        <Field label="Name" error={errors.name?.message} required>
          <Input {...form.register('name')} autoComplete="name" />
        </Field>
        <Field label="Email" error={errors.email?.message} required>
          <Input {...form.register('email')} type="email" autoComplete="email" />
        </Field>
        <Field label="Phone" aside="optional" error={errors.phone?.message}>
          <Input {...form.register('phone')} type="tel" autoComplete="tel" />
        </Field>
        <Field
          label="What is it about?"
          aside="optional"
          error={errors.message?.message}
          className="md:col-span-2"
        >
          <Textarea {...form.register('message')} rows={5} />
        </Field>
        <div className="flex flex-wrap gap-3 md:col-span-2">
          <Button type="submit" pending={hold.isPending}>
            Email me a code
          </Button>
          <Button variant="secondary" onClick={() => onAgain(null)}>
            Choose another time
          </Button>
        </div>
        <HoneypotField {...form.register('website')} />
      </Form>
    </>
  );
}

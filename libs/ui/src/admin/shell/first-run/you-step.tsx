import type { SiteContentInput, SiteContentPart } from '@polaris/contracts';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../../api/client/api-error.ts';
import {
  useBusinessProfile,
  useUpdateBusinessProfile,
} from '../../../api/sales/business-profile.ts';
import { useSiteContentPart, useUpdateSiteContent } from '../../../api/site/site-content.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { LoadingState } from '../../../primitives/page-state.tsx';
import { problemsOf } from '../../site/site-content/use-content-form.ts';
import { timeZones } from '../../shared/form/time-zones.ts';
import { StepButtons, type StepProps } from './step-buttons.tsx';

const fields = [
  ['owner', 'Your name', 'name'],
  ['role', 'What you do', 'organization-title'],
  ['brand', 'Business name', 'organization'],
  ['mail', 'Public email address', 'email'],
  ['place', 'Location', 'off'],
] as const;

type Value = SiteContentInput['value'];

export function YouStep({ onDone }: StepProps) {
  const part = useSiteContentPart('site');
  if (part.data) return <YouForm part={part.data} onDone={onDone} />;
  if (part.isPending) return <LoadingState text="Loading..." />;
  return (
    <>
      <Alert>{errorMessage(part.error)}</Alert>
      <StepButtons onSkip={onDone} />
    </>
  );
}

function YouForm({ part, onDone }: StepProps & { part: SiteContentPart }) {
  // Stays the same if the part is read again while it is edited.
  const [base, setBase] = useState(part);
  const [value, setValue] = useState(base.value as Value);
  const [zone, setZone] = useState(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const update = useUpdateSiteContent(part.name);
  const zones = useZone();
  const error = update.error ?? zones.error;
  const problems = problemsOf(update.error);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBase(await update.mutateAsync({ value, version: base.version }));
    await zones.save(zone);
    onDone();
  };
  return (
    <Form onSubmit={(event) => void save(event).catch(() => undefined)} aria-label="You">
      {error && problems.size === 0 && <Alert className="mb-4">{errorMessage(error)}</Alert>}
      <div className="grid gap-4">
        {fields.map(([name, label, autoComplete]) => (
          <Field key={name} label={label} error={problems.get(name)} required>
            <Input
              name={name}
              autoComplete={autoComplete}
              value={typeof value[name] === 'string' ? value[name] : ''}
              onChange={({ target }) => setValue({ ...value, [name]: target.value })}
            />
          </Field>
        ))}
        <Field label="Time zone" hint="Used for your dates and times.">
          <Select name="zone" value={zone} onChange={({ target }) => setZone(target.value)}>
            {timeZones(zone).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Field>
      </div>
      <StepButtons
        label="Save and continue"
        pending={update.isPending || zones.isPending}
        onSkip={onDone}
      />
    </Form>
  );
}

/** The zone is part of the business profile, whose other fields stay as they are. */
function useZone() {
  const profile = useBusinessProfile();
  const update = useUpdateBusinessProfile();
  const save = async (timeZone: string) => {
    const data = profile.data ?? (await profile.refetch({ throwOnError: true })).data!;
    const { id: _only, updatedAt: _when, ...stored } = data;
    if (stored.timeZone !== timeZone) await update.mutateAsync({ ...stored, timeZone });
  };
  return { save, isPending: update.isPending, error: update.error ?? profile.error };
}

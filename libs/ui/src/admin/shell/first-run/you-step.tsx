import type { SiteContentInput, SiteContentPart, User } from '@polaris/contracts';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../../api/client/api-error.ts';
import {
  useBusinessProfile,
  useUpdateBusinessProfile,
} from '../../../api/sales/business-profile.ts';
import { useUser } from '../../../api/identity/auth.ts';
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

/** Each with an example in gray: Enter publishes nothing that the owner has not typed. */
const fields = [
  ['owner', 'Your name', 'name', 'Ada Harbor'],
  ['role', 'What you do', 'organization-title', 'Independent data consultant'],
  ['brand', 'Business name', 'organization', 'Harbor Data'],
  ['mail', 'Public email address', 'email', 'ada@example.com'],
  ['place', 'Location', 'off', 'Portland, ME 04101'],
] as const;

type Name = (typeof fields)[number][0];
type Typed = Record<Name, string>;
type Value = SiteContentInput['value'];

/** What the owner has entered before; what is invented counts as empty. */
function ownValues({ value, defaults }: SiteContentPart, user: User | undefined): Typed {
  const own = (name: Name, known = '') => {
    const stored = (value as Partial<Typed>)[name] ?? '';
    return stored === (defaults as Partial<Typed>)[name] ? known : stored;
  };
  const names = [user?.firstName, user?.lastName].filter(Boolean);
  return {
    owner: own('owner', names.join(' ')),
    role: own('role'),
    brand: own('brand'),
    mail: own('mail', user?.email),
    place: own('place'),
  };
}

interface YouFormProps extends StepProps {
  part: SiteContentPart;
  user: User | undefined;
}

export function YouStep({ onDone }: StepProps) {
  const part = useSiteContentPart('site');
  const user = useUser();
  if (part.data && !user.isPending)
    return <YouForm part={part.data} user={user.data ?? undefined} onDone={onDone} />;
  if (part.isPending || user.isPending) return <LoadingState text="Loading..." />;
  return (
    <>
      <Alert>{errorMessage(part.error)}</Alert>
      <StepButtons onSkip={onDone} />
    </>
  );
}

function YouForm({ part, user, onDone }: YouFormProps) {
  // Stays the same if the part is read again while it is edited.
  const [base, setBase] = useState(part);
  const [typed, setTyped] = useState(() => ownValues(base, user));
  const [zone, setZone] = useState(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const update = useUpdateSiteContent(part.name);
  const zones = useZone();
  const error = update.error ?? zones.error;
  const problems = problemsOf(update.error);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    // A consultant without a business name goes by their own.
    const named = { ...typed, brand: typed.brand.trim() || typed.owner };
    const value: Value = { ...(base.value as Value), ...named };
    setBase(await update.mutateAsync({ value, version: base.version }));
    await zones.save(zone);
    onDone();
  };
  return (
    <Form onSubmit={(event) => void save(event).catch(() => undefined)} aria-label="You">
      {error && problems.size === 0 && <Alert className="mb-4">{errorMessage(error)}</Alert>}
      <div className="grid gap-4">
        {fields.map(([name, label, autoComplete, example]) => (
          <Field
            key={name}
            label={label}
            error={problems.get(name)}
            {...(name === 'brand'
              ? { aside: 'optional', hint: 'Leave empty to use your name.' }
              : { required: true })}
          >
            <Input
              name={name}
              autoComplete={autoComplete}
              placeholder={example}
              value={typed[name]}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
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

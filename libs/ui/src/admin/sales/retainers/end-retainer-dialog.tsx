import type { RetainerRecord } from '@polaris/contracts';
import { type FormEvent, useState } from 'react';
import { useEndRetainer, useMoveRetainerEnd } from '../../../api/sales/retainers.ts';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { RadioGroup } from '../../../primitives/fields/radio-group.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { isoDay, longDay } from '../../shared/record/format.ts';

interface EndRetainerDialogProps {
  retainer: RetainerRecord;
  onClose: () => void;
}

type When = 'now' | 'day' | 'accepted';

/** Ends a retainer now or on a day, or as it was accepted. Open while it is mounted. */
export function EndRetainerDialog({ retainer, onClose }: EndRetainerDialogProps) {
  const { id, version, endsOn, acceptedEndsOn } = retainer;
  const end = useEndRetainer(id);
  const move = useMoveRetainerEnd(id);
  const today = isoDay();
  const [when, setWhen] = useState<When>('now');
  const [day, setDay] = useState(endsOn ?? '');
  const [error, setError] = useState<string>();
  const isMoved = endsOn !== acceptedEndsOn;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (when === 'day' && day === '') return setError('Please enter a date');
    const sent =
      when === 'now'
        ? end.mutateAsync({ version })
        : move.mutateAsync({ version, endsOn: when === 'day' ? day : null });
    void sent
      .then((saved) => {
        reportSuccess(textOf(when, saved));
        onClose();
      })
      .catch(reportFailure);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="End this retainer?"
      description="Purchases and invoices that were made stay, and so does what is owed on them. The client is not mailed."
      className="max-w-lg"
    >
      <Form aria-label="End" onSubmit={submit} className="grid gap-4">
        <RadioGroup
          legend="When"
          name="when"
          options={[
            { value: 'now', label: 'Now, for good' },
            { value: 'day', label: 'On a day' },
            ...(isMoved ? [{ value: 'accepted', label: acceptedText(acceptedEndsOn) }] : []),
          ]}
          defaultValue={when}
          onChange={({ target }) => setWhen(target.value as When)}
        />
        {when === 'day' && (
          <Field
            label="Last day"
            hint="A month that is due on this day still has its invoice."
            error={error}
            required
          >
            <Input
              type="date"
              min={today}
              {...(acceptedEndsOn && { max: acceptedEndsOn })}
              value={day}
              onChange={({ target }) => setDay(target.value)}
              className="max-w-60"
            />
          </Field>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant={when === 'now' ? 'danger' : 'primary'}
            pending={end.isPending || move.isPending}
          >
            {when === 'now' ? 'End Now' : 'Save'}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

const acceptedText = (day: string | null): string =>
  day ? `As it was accepted: ${longDay(day)}` : 'As it was accepted: not on a day';

function textOf(when: When, { endsOn }: RetainerRecord): string {
  if (when === 'now') return 'Retainer ended';
  return endsOn ? `It ends on ${longDay(endsOn)}` : 'It has no last day';
}

import { type CaptureType, captureTypeLabels } from '@polaris/contracts';
import { CustomerPicker } from '../../admin/people/customers/customer-picker.tsx';
import { Field } from '../../primitives/fields/field.tsx';
import { Input } from '../../primitives/fields/input.tsx';
import { Select } from '../../primitives/fields/select.tsx';
import { Textarea } from '../../primitives/fields/textarea.tsx';
import { type CaptureErrors, type CaptureValues, NEW } from './use-capture.ts';

interface CaptureFieldsProps {
  values: CaptureValues;
  errors: CaptureErrors;
  onCorrect: (correction: Partial<CaptureValues>) => void;
}

/** The fields read from the line, to be corrected. */
export function CaptureFields({ values, errors, onCorrect }: CaptureFieldsProps) {
  const { person, type, subject, description, dueOn, dueTime } = values;
  const isTask = type === 'task';
  return (
    <>
      <CustomerPicker
        label="Customer"
        isOptional={isTask}
        picked={person}
        onPick={(picked) => onCorrect({ person: picked })}
        onNew={(name) => onCorrect({ person: { id: NEW, name } })}
        error={errors.person}
      />
      {person?.id === NEW && <p className="-mt-2 text-sm text-muted">Becomes a new customer.</p>}
      <Field label="Subject" error={errors.subject} required>
        <Input
          value={subject}
          onChange={({ target }) => onCorrect({ subject: target.value })}
          autoComplete="off"
        />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Type" error={errors.type} required>
          <Select
            value={type}
            onChange={({ target }) => onCorrect({ type: target.value as CaptureType })}
          >
            {Object.entries(captureTypeLabels).map(([one, label]) => (
              <option key={one} value={one}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Due on" error={errors.dueOn}>
          <Input
            type="date"
            value={dueOn}
            onChange={({ target }) => onCorrect({ dueOn: target.value })}
          />
        </Field>
        {isTask && (
          <Field label="Time" error={errors.dueTime} className="col-start-2">
            <Input
              type="time"
              value={dueTime}
              onChange={({ target }) => onCorrect({ dueTime: target.value })}
            />
          </Field>
        )}
      </div>
      {/* Keeps what was typed before the type was changed. */}
      {(!isTask || description !== '') && (
        <Field label="Description" error={errors.description}>
          <Textarea
            value={description}
            onChange={({ target }) => onCorrect({ description: target.value })}
            rows={2}
          />
        </Field>
      )}
    </>
  );
}

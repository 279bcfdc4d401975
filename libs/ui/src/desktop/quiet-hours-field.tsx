import { Field } from '../primitives/fields/field.tsx';
import { Input } from '../primitives/fields/input.tsx';
import { Switch } from '../primitives/fields/switch.tsx';

/** The times of day between which no notifications are shown. */
export interface QuietHours {
  from: string;
  to: string;
}

interface QuietHoursFieldProps {
  hours: QuietHours | null;
  onChange: (hours: QuietHours | null) => void;
}

const NIGHT: QuietHours = { from: '20:00', to: '08:00' };

/** Hours without notifications. A summary is shown when they end. */
export function QuietHoursField({ hours, onChange }: QuietHoursFieldProps) {
  const times = [
    ['from', 'From'],
    ['to', 'Until'],
  ] as const;
  return (
    <div className="flex flex-col gap-4">
      <Switch
        label="Quiet hours"
        hint="No notifications; a summary is shown afterwards."
        checked={hours !== null}
        onChange={(event) => onChange(event.target.checked ? NIGHT : null)}
      />
      {hours && (
        <div className="grid max-w-xs grid-cols-2 gap-4">
          {times.map(([name, label]) => (
            <Field key={name} label={label}>
              <Input
                type="time"
                value={hours[name]}
                onChange={({ target }) =>
                  target.value && onChange({ ...hours, [name]: target.value })
                }
              />
            </Field>
          ))}
        </div>
      )}
    </div>
  );
}

import { Checkbox } from '../../../primitives/fields/checkbox.tsx';

/** Toggles a value in a comma-separated list. */
export function toggled<T>(all: readonly T[], one: T): string {
  return (all.includes(one) ? all.filter((other) => other !== one) : [...all, one]).join(',');
}

interface ChoiceListProps {
  legend: string;
  /** The options with their labels. */
  options: Readonly<Record<string, string>>;
  chosen: readonly string[];
  /** Called with the chosen values, comma-separated. */
  onChange: (chosen: string) => void;
}

/** A filter by any of several values. */
export function ChoiceList({ legend, options, chosen, onChange }: ChoiceListProps) {
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      {Object.entries(options).map(([value, label]) => (
        <label key={value} className="flex min-h-9 cursor-pointer items-center gap-3 text-sm">
          <Checkbox
            checked={chosen.includes(value)}
            onChange={() => onChange(toggled(chosen, value))}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

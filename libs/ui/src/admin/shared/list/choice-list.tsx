import { Checkbox } from '../../../primitives/checkbox.tsx';

/** With the value, or without it if it was there; separated by commas. */
export function toggled<T>(all: readonly T[], one: T): string {
  return (all.includes(one) ? all.filter((other) => other !== one) : [...all, one]).join(',');
}

interface ChoiceListProps {
  legend: string;
  /** What can be chosen, with their labels. */
  options: Readonly<Record<string, string>>;
  chosen: readonly string[];
  /** Gets all that are chosen then, separated by commas. */
  onChange: (chosen: string) => void;
}

/** Any of several values of a filter. */
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

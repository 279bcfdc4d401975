import clsx from 'clsx';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { serviceIcons } from './service-icons.ts';
import { ServiceIcon } from './service-icon.tsx';

interface IconPickerProps {
  value: string;
  onPick: (name: string) => void;
}

/** The icons to choose from. */
export const IconPicker = ({ value, onPick }: IconPickerProps) => (
  <div role="group" aria-label="Icons" className="flex flex-wrap gap-1.5 sm:col-span-2">
    {Object.keys(serviceIcons).map((name) => (
      <button
        key={name}
        type="button"
        title={name}
        aria-label={name}
        aria-pressed={name === value}
        onClick={() => onPick(name)}
        className={clsx(
          'grid size-9 cursor-pointer place-items-center rounded-sm border pointer-coarse:size-11',
          name === value
            ? 'border-accent bg-sunken text-accent'
            : 'border-line text-muted hover:border-ink hover:text-ink',
          focusRing,
        )}
      >
        <ServiceIcon name={name} />
      </button>
    ))}
  </div>
);

import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { focusRing } from './control-style.ts';

const box = clsx(
  'grid size-5 shrink-0 cursor-pointer appearance-none place-items-center rounded-sm border',
  'border-line-strong bg-raised transition-colors duration-150 hover:border-ink',
  'checked:border-accent checked:bg-accent aria-invalid:border-danger motion-reduce:transition-none',
  'disabled:cursor-not-allowed disabled:opacity-50 forced-colors:appearance-auto',
);
const check = clsx(
  "before:mb-0.5 before:hidden before:h-2.5 before:w-1.5 before:rotate-45 before:content-['']",
  'before:border-r-2 before:border-b-2 before:border-on-accent checked:before:block',
  'forced-colors:before:hidden',
);

/** A native checkbox, so that the space bar and form posts work. */
export function Checkbox({ className, ...checkbox }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input {...checkbox} type="checkbox" className={clsx(box, check, focusRing, className)} />;
}

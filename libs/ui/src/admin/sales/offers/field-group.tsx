import clsx from 'clsx';
import type { ReactNode } from 'react';

interface FieldGroupProps {
  legend: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Fields under one heading. */
export const FieldGroup = ({ legend, className, children }: FieldGroupProps) => (
  <fieldset className={clsx('grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5', className)}>
    <legend className="mb-4 w-full border-b border-line pb-3 text-base font-semibold">
      {legend}
    </legend>
    {children}
  </fieldset>
);

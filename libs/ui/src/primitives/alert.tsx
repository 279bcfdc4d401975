import clsx from 'clsx';
import type { ReactNode } from 'react';

const tones = {
  danger: 'border-danger bg-danger-soft text-danger',
  warn: 'border-warn bg-warn-soft text-warn',
  success: 'border-success bg-success-soft text-success',
} as const;

interface AlertProps {
  tone?: keyof typeof tones;
  className?: string;
  /** An anchor, for responses without scripts. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** Announced by screen readers: errors and warnings immediately, success politely. */
export function Alert({ tone = 'danger', className, takesFocus = false, children }: AlertProps) {
  return (
    <div
      role={tone === 'success' ? 'status' : 'alert'}
      {...(takesFocus && { tabIndex: -1, autoFocus: true })}
      className={clsx(
        'scroll-my-24 border-l-2 px-4 py-3 text-sm leading-6 wrap-anywhere',
        tones[tone],
        className,
      )}
    >
      {children}
    </div>
  );
}

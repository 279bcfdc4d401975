import clsx from 'clsx';
import { focusRing } from './fields/control-style.ts';

const variants = {
  primary:
    'bg-accent text-on-accent border-accent hover:bg-accent-strong hover:border-accent-strong',
  secondary: 'bg-raised text-ink border-line-strong hover:border-ink hover:bg-sunken',
  ghost: 'bg-transparent text-ink border-transparent hover:bg-sunken',
  danger: 'bg-raised text-danger border-danger hover:bg-danger-soft',
} as const;

const sizes = {
  sm: 'min-h-8 px-3 text-sm gap-1.5 pointer-coarse:min-h-11',
  md: 'min-h-10 px-4 text-sm gap-2 pointer-coarse:min-h-11',
  lg: 'min-h-12 px-6 text-base gap-2',
  icon: 'size-9 pointer-coarse:size-11',
} as const;

export interface ButtonStyle {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  className?: string | undefined;
}

/** The class names of a button, for links that the caller renders. */
export function buttonStyle({ variant = 'primary', size = 'md', className }: ButtonStyle = {}) {
  return clsx(
    'inline-flex shrink-0 items-center justify-center rounded-sm border font-semibold select-none',
    'cursor-pointer transition-colors duration-150 active:translate-y-px motion-reduce:transition-none',
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:cursor-default aria-disabled:opacity-60',
    focusRing,
    variants[variant],
    sizes[size],
    className,
  );
}

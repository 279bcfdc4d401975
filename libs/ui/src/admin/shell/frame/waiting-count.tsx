import clsx from 'clsx';

const MAX_SHOWN = 99;

interface WaitingCountProps {
  count: number;
  className?: string;
}

/** The count of a screen, part of its link's name for screen readers. */
export const WaitingCount = ({ count, className }: WaitingCountProps) => (
  <span
    aria-hidden="true"
    className={clsx(
      'rounded-full bg-accent px-1.5 text-xs leading-5 font-semibold text-on-accent tabular-nums',
      className,
    )}
  >
    {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
  </span>
);

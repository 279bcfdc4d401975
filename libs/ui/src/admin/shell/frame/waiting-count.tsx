import clsx from 'clsx';

const MOST = 99;

interface WaitingCountProps {
  count: number;
  className?: string;
}

/** How many wait on a screen; for screen readers the name of its link says so. */
export const WaitingCount = ({ count, className }: WaitingCountProps) => (
  <span
    aria-hidden="true"
    className={clsx(
      'rounded-full bg-accent px-1.5 text-xs leading-5 font-semibold text-on-accent tabular-nums',
      className,
    )}
  >
    {count > MOST ? `${MOST}+` : count}
  </span>
);

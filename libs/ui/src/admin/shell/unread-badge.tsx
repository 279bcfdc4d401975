const MOST = 99;

/** The number of new submissions beside the name of their screen, which names it in words. */
export const UnreadBadge = ({ count }: { count: number }) => (
  <span
    aria-hidden="true"
    className="ml-auto rounded-full bg-accent px-1.5 text-xs leading-5 text-on-accent tabular-nums"
  >
    {count > MOST ? `${MOST}+` : count}
  </span>
);

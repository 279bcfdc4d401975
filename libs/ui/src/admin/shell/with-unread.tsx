const MOST = 99;

/** The name of a screen with the number of new records there: in words for screen readers. */
export const WithUnread = ({ label, count }: { label: string; count: number }) => (
  <>
    <span aria-hidden="true">{label}</span>
    <span
      aria-hidden="true"
      className="ml-auto rounded-full bg-accent px-1.5 text-xs leading-5 text-on-accent tabular-nums"
    >
      {count > MOST ? `${MOST}+` : count}
    </span>
    <span className="sr-only">{`${label}, ${count} unread`}</span>
  </>
);

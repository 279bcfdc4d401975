interface ConnectionBannerProps {
  /** Whether anything that was seen before can be read. */
  keeps: boolean;
  /** Activities that wait to be sent. */
  waiting: number;
}

const waitingText = (count: number) =>
  `${count} ${count === 1 ? 'activity waits' : 'activities wait'} to be sent.`;

/** Says that there is no connection, what that means, and that it will be over by itself. */
export function ConnectionBanner({ keeps, waiting }: ConnectionBannerProps) {
  return (
    <p
      role="status"
      className="border-b border-line bg-warn-soft px-5 py-2 text-sm leading-6 text-warn sm:px-8"
    >
      <strong className="font-semibold">No connection to your server.</strong>{' '}
      {keeps
        ? 'You see what was read last; nothing can be changed.'
        : 'This machine has no key ring, so nothing was kept to read.'}{' '}
      {waiting > 0 && `${waitingText(waiting)} `}
      It is tried again by itself.
    </p>
  );
}

interface ConnectionBannerProps {
  /** Whether anything that was seen before can be read. */
  keeps: boolean;
  /** Activities that wait to be sent. */
  waiting: number;
  /** Someone has signed out, and the server has yet to hear of it. */
  signOutWaits: boolean;
}

const waitingText = (count: number) =>
  `${count} ${count === 1 ? 'activity waits' : 'activities wait'} to be sent.`;

function meaning({ keeps, signOutWaits }: ConnectionBannerProps): string {
  if (signOutWaits)
    return 'You are signed out on this machine; your server hears of it once it can be reached.';
  return keeps
    ? 'You see what was read last; nothing can be changed.'
    : 'This machine has no key ring, so nothing was kept to read.';
}

/** Says that there is no connection, what that means, and that it will be over by itself. */
export function ConnectionBanner(props: ConnectionBannerProps) {
  const { waiting } = props;
  return (
    <p
      role="status"
      className="border-b border-line bg-warn-soft px-5 py-2 text-sm leading-6 text-warn sm:px-8"
    >
      <strong className="font-semibold">No connection to your server.</strong> {meaning(props)}{' '}
      {waiting > 0 && `${waitingText(waiting)} `}
      It is tried again by itself.
    </p>
  );
}

import { Link } from 'react-router';
import { focusRing } from '../primitives/fields/control-style.ts';

interface AttentionBannerProps {
  /** Shortcuts that another program already uses. */
  taken: string[];
  /** The number of captures waiting to be sent. */
  waiting: number;
  /** The number of captures waiting for another account or another server. */
  otherAccounts: number;
  /** The number of captures that the server rejected. */
  refused: number;
  /** The number of captures waiting for the key ring. */
  locked: number;
  /** The number of unreadable captures, which were set aside. */
  unreadable: number;
  /** The version that a restart would install. */
  ready: string | null;
  /** Stops mentioning the taken shortcuts. */
  onDismissTaken: () => void;
}

const captures = (count: number, one: string, many: string) =>
  count > 0 && `${count} ${count === 1 ? `capture ${one}` : `captures ${many}`}`;

function textOf(props: AttentionBannerProps): string {
  const { taken, waiting, refused, otherAccounts, locked, unreadable, ready } = props;
  const shortcuts = `${taken.join(' and ')} ${taken.length === 1 ? 'belongs' : 'belong'} to another program.`;
  return [
    taken.length > 0 && shortcuts,
    captures(waiting, 'waits to be sent.', 'wait to be sent.'),
    captures(refused, 'was not accepted.', 'were not accepted.'),
    captures(otherAccounts, 'waits for another sign-in.', 'wait for another sign-in.'),
    captures(
      locked,
      'waits until the key ring of this machine opens.',
      'wait until the key ring of this machine opens.',
    ),
    captures(
      unreadable,
      'could not be read and was set aside.',
      'could not be read and were set aside.',
    ),
    ready !== null && `Version ${ready} is ready to be installed.`,
  ]
    .filter((text) => text !== false)
    .join(' ');
}

/** Problems of the app, with a link to the settings. */
export function AttentionBanner(props: AttentionBannerProps) {
  return (
    <p
      role="status"
      className="border-b border-line bg-info-soft px-5 py-2 text-sm leading-6 text-info sm:px-8"
    >
      {textOf(props)}{' '}
      <Link to="/settings" className={`font-semibold underline underline-offset-4 ${focusRing}`}>
        Open the settings
      </Link>
      {props.taken.length > 0 && (
        <button
          type="button"
          className={`ml-4 font-semibold underline underline-offset-4 ${focusRing}`}
          onClick={props.onDismissTaken}
        >
          Do not mention it again
        </button>
      )}
    </p>
  );
}

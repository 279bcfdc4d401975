import { Link } from 'react-router';
import { focusRing } from '../primitives/control-style.ts';

interface AttentionBannerProps {
  /** Shortcuts that another program uses. */
  taken: string[];
  /** How many captured activities the server rejected. */
  refused: number;
  /** How many wait until the key ring of this machine opens. */
  locked: number;
  /** How many could not be read and were set aside. */
  unreadable: number;
  /** The version that a restart would install. */
  ready: string | null;
}

const activities = (count: number, one: string, many: string) =>
  count > 0 && `${count} captured ${count === 1 ? `activity ${one}` : `activities ${many}`}`;

function textOf({ taken, refused, locked, unreadable, ready }: AttentionBannerProps): string {
  const shortcuts = `${taken.join(' and ')} ${taken.length === 1 ? 'belongs' : 'belong'} to another program.`;
  return [
    taken.length > 0 && shortcuts,
    activities(refused, 'was not accepted.', 'were not accepted.'),
    activities(
      locked,
      'waits until the key ring of this machine opens.',
      'wait until the key ring of this machine opens.',
    ),
    activities(
      unreadable,
      'could not be read and was set aside.',
      'could not be read and were set aside.',
    ),
    ready !== null && `Version ${ready} is ready to be installed.`,
  ]
    .filter((text) => text !== false)
    .join(' ');
}

/** What needs the owner's attention in the app itself, with a link to the settings. */
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
    </p>
  );
}

import { Link } from 'react-router';
import { focusRing } from '../primitives/control-style.ts';

interface AttentionBannerProps {
  /** Combinations that belong to another program. */
  taken: string[];
  /** How many captured activities the server did not take. */
  refused: number;
  /** How many wait until the key ring of this machine opens. */
  locked: number;
  /** How many could not be read and are kept aside. */
  unreadable: number;
  /** A newer version that only waits for a restart. */
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
      'could not be read and is kept aside.',
      'could not be read and are kept aside.',
    ),
    ready !== null && `Version ${ready} is ready to be installed.`,
  ]
    .filter((text) => text !== false)
    .join(' ');
}

/** What the owner has to decide about the app itself, with the way to do it. */
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

import { Link } from 'react-router';
import { focusRing } from '../primitives/control-style.ts';

interface AttentionBannerProps {
  /** Combinations that belong to another program. */
  taken: string[];
  /** How many captured activities the server did not take. */
  refused: number;
  /** A newer version that only waits for a restart. */
  ready: string | null;
}

function textOf({ taken, refused, ready }: AttentionBannerProps): string {
  const shortcuts = `${taken.join(' and ')} ${taken.length === 1 ? 'belongs' : 'belong'} to another program.`;
  const captures = `${refused} captured ${refused === 1 ? 'activity was' : 'activities were'} not accepted.`;
  const update = `Version ${ready} is ready to be installed.`;
  return [taken.length > 0 && shortcuts, refused > 0 && captures, ready !== null && update]
    .filter(Boolean)
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

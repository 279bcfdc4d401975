import type { MusicTrack } from '../../../../content/music.ts';
import stylesheet from '../../../public.css?url';
import { firstPage, playerUrl } from './player-pages.ts';

interface PlayerProps {
  track: MusicTrack;
  /** No request to a third party before the visitor agrees. */
  hasConsent: boolean;
}

export function Player({ track, hasConsent }: PlayerProps) {
  const own = { srcDoc: firstPage(track, stylesheet) };
  // SoundCloud's page has its own origin, so these permissions do not open this one to it.
  const player = {
    src: playerUrl(track.embedId),
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  };
  return (
    <iframe
      {...(hasConsent ? player : own)}
      title={`${track.title}, audio player`}
      height={166}
      loading="lazy"
      referrerPolicy="no-referrer"
      className="block w-full rounded-sm border border-line bg-night print:hidden"
    />
  );
}

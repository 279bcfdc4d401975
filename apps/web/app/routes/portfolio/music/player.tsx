import type { MusicTrack } from '../../../../content/music.ts';
import stylesheet from '../../../public.css?url';
import { firstPage } from './player-pages.ts';

/** No request to a third party before the visitor loads the player. */
export function Player({ track }: { track: MusicTrack }) {
  return (
    <iframe
      srcDoc={firstPage(track, stylesheet)}
      title={`${track.title}, audio player`}
      height={166}
      loading="lazy"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      className="block w-full rounded-sm border border-line bg-night print:hidden"
    />
  );
}

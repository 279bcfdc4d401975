import type { MusicTrack } from '../../../../content/music.ts';

const COPPER = '#b04a12';

/** The address of SoundCloud's player for one track; it plays when asked, never by itself. */
export function playerUrl(embedId: string): string {
  const options = {
    url: `https://api.soundcloud.com/tracks/${embedId}`,
    color: COPPER,
    auto_play: 'false',
    hide_related: 'true',
    show_comments: 'false',
    show_user: 'true',
    show_reposts: 'false',
    show_teaser: 'false',
  };
  return `https://w.soundcloud.com/player/?${new URLSearchParams(options).toString()}`;
}

/** Loads when one scrolls near. The room is kept, so nothing moves, with a network or without. */
export function Player({ track: { title, embedId } }: { track: MusicTrack }) {
  return (
    <iframe
      src={playerUrl(embedId)}
      title={`${title}, audio player`}
      height={166}
      loading="lazy"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      className="block w-full rounded-sm border border-line bg-sunken print:hidden"
    />
  );
}

import type { ComponentProps } from 'react';
import { Badge } from '@polaris/ui/primitives/badge';
import { content } from '../../../page/content.ts';
import { type MusicTrack, musicTexts } from '../../../../content/music.ts';
import stylesheet from '../../../public.css?url';
import { Tags } from '../parts/tags.tsx';
import { firstPage, playerUrl, trackAnchor } from './player-pages.ts';

export function TrackList({ hasConsent }: { hasConsent: boolean }) {
  return (
    <ol className="border-b border-line">
      {content().music.tracks.map((track) => (
        <Track key={track.embedId} track={track} hasConsent={hasConsent} />
      ))}
    </ol>
  );
}

function Track({ track, hasConsent }: ComponentProps<typeof Player>) {
  const { title, description, tags, duration } = track;
  return (
    <li
      id={trackAnchor(track)}
      className="grid gap-x-8 gap-y-6 border-t border-line py-8 md:grid-cols-12 md:py-10"
    >
      <div className="flex flex-col items-start gap-4 md:col-span-5">
        <Badge>{duration}</Badge>
        <h3 className="font-display text-title">{title}</h3>
        <p className="max-w-prose text-muted">{description}</p>
        <Tags tags={tags} />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-1 md:col-span-7">
        <div className="w-full">
          <Player track={track} hasConsent={hasConsent} />
        </div>
        <OpenInSoundCloud track={track} />
      </div>
    </li>
  );
}

/** For visitors with the app, and if the player fails. */
function OpenInSoundCloud({ track: { title, soundcloudUrl } }: { track: MusicTrack }) {
  return (
    <a
      href={soundcloudUrl}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-2 rounded-sm text-sm font-semibold text-accent underline-offset-4 hover:underline"
    >
      {musicTexts.open} <span aria-hidden="true">↗</span>
      <span className="sr-only">: {title} (opens in a new tab)</span>
    </a>
  );
}

interface PlayerProps {
  track: MusicTrack;
  /** No request to a third party before the visitor agrees. */
  hasConsent: boolean;
}

function Player({ track, hasConsent }: PlayerProps) {
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

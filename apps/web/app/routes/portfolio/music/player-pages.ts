import { star } from '../../../ornaments/course.ts';
import { type MusicTrack, musicTexts } from '../../../../content/music.ts';
import { portfolioPath } from '../../../../content/portfolio/portfolio.ts';
import { escapeMarkup } from '../../../page/escape-markup.ts';

const COPPER = '#b04a12';

/** The address of SoundCloud's player for one track, without autoplay. */
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

/** The page with players. A link, as it also works without scripts. */
export const consentPath = (anchor: string): string =>
  `${portfolioPath('music')}?players=soundcloud#${anchor}`;

export const hasPlayerConsent = (url: string): boolean =>
  new URL(url).searchParams.get('players') === 'soundcloud';

/** The anchor of a track. */
export const trackAnchor = ({ embedId }: MusicTrack): string => `track-${embedId}`;

/**
 * The placeholder frame until the visitor agrees; the same in both themes, as a frame does not know the page's theme.
 */
export function firstPage(track: MusicTrack, stylesheet: string): string {
  const name = escapeMarkup(track.title);
  const load = escapeMarkup(consentPath(trackAnchor(track)));
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${name}</title><link rel="stylesheet" href="${stylesheet}"></head>`,
    '<body class="min-h-0 bg-night on-night"><div class="flex h-[164px] items-center gap-5 px-5">',
    `<svg viewBox="0 0 24 24" aria-hidden="true" class="size-10 shrink-0 text-night-accent max-[380px]:hidden"><path fill="currentColor" d="${star}"/></svg>`,
    `<div class="flex min-w-0 flex-col items-start gap-1"><h1 class="font-display text-xl leading-tight sm:text-2xl">${name}</h1>`,
    `<a href="${load}" target="_parent" rel="nofollow" class="inline-flex min-h-11 items-center rounded-sm font-semibold text-night-accent underline underline-offset-4">${musicTexts.player.action}<span class="sr-only">: ${name}</span></a>`,
    '</div></div></body></html>',
  ].join('');
}

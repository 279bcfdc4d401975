import { star } from '../../../ornaments/course.ts';
import { type MusicTrack, music } from '../../../../content/music.ts';
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

/**
 * The frame's first page, the same in both themes, as a frame does not know the theme around it. Its link
 * loads the player into the same frame, with or without scripts.
 */
export function firstPage({ title, embedId }: MusicTrack, stylesheet: string): string {
  const name = escapeMarkup(title);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${name}</title><link rel="stylesheet" href="${stylesheet}"></head>`,
    '<body class="min-h-0 bg-night on-night"><div class="flex h-[164px] items-center gap-5 px-5">',
    `<svg viewBox="0 0 24 24" aria-hidden="true" class="size-10 shrink-0 text-night-accent max-[380px]:hidden"><path fill="currentColor" d="${star}"/></svg>`,
    `<div class="flex min-w-0 flex-col items-start gap-1"><h1 class="font-display text-xl leading-tight sm:text-2xl">${name}</h1>`,
    `<p class="text-sm leading-5 text-night-muted">${music.player.note}</p>`,
    `<a href="${escapeMarkup(playerUrl(embedId))}" rel="noreferrer" class="inline-flex min-h-11 items-center rounded-sm font-semibold text-night-accent underline underline-offset-4">${music.player.action}<span class="sr-only">: ${name}</span></a>`,
    '</div></div></body></html>',
  ].join('');
}

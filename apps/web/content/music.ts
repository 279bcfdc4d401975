import * as z from 'zod/mini';
import { group, line, list, paragraph, paragraphs, webAddress } from './fields.ts';
import { part } from './part.ts';

const trackSchema = group('Track', {
  title: line('Title', 80),
  description: paragraph('Description', 300),
  tags: list('Tags', line('Tag', 30), { most: 6 }),
  duration: line('Genre', 40),
  embedId: line('Number at SoundCloud', 60, 'Share, Embed: the digits after “tracks/”.'),
  soundcloudUrl: webAddress('Link at SoundCloud'),
});
/** A piece of music as the page shows it. */
export type MusicTrack = z.output<typeof trackSchema>;

const schema = z.object({
  profile: webAddress('Your SoundCloud profile'),
  title: line('Heading', 60),
  tracks: list('Tracks', trackSchema, { most: 40 }),
  paragraphs: paragraphs('Why it’s here', 5),
});

/*
 * Demo content: invented tracks and an invented profile. No real profile or track can have these names:
 * SoundCloud's track numbers have no letters, and a profile's name has at most 25 characters.
 */
const profile = 'https://soundcloud.com/ines-calloway-polaris-after-hours';

const track = (name: string) => ({
  embedId: `polaris-${name}`,
  soundcloudUrl: `${profile}/${name}`,
});

export const musicPart = part()({
  title: 'Music',
  about: 'Your tracks at SoundCloud.',
  path: '/portfolio/music',
  schema,
  defaults: () => ({
    profile,
    title: 'Eight tracks',
    tracks: [
      {
        title: 'True North',
        description:
          'One held note, and everything that happens around it. Played on the tuning knob, very slowly.',
        tags: ['drone', 'analog', 'slow'],
        duration: 'Ambient',
        ...track('true-north'),
      },
      {
        title: 'Left Join',
        description:
          'Two melodies of different lengths that keep meeting. Where one has nothing to say there’s a rest, and the rest counts.',
        tags: ['piano', 'counterpoint', 'patterns'],
        duration: 'Minimal',
        ...track('left-join'),
      },
      {
        title: 'Fiscal Year End',
        description:
          'It gets faster until June and then it stops. The drum is a date stamp from an office that no longer needed one.',
        tags: ['found sounds', 'rhythm', 'acceleration'],
        duration: 'Electronic',
        ...track('fiscal-year-end'),
      },
      {
        title: 'Santa Monica Boulevard, 5 a.m.',
        description:
          'A field recording of a street near mine before it wakes up. I added a bass line and removed two garbage trucks.',
        tags: ['field recording', 'city', 'bass'],
        duration: 'Field recording',
        ...track('santa-monica-boulevard-5-am'),
      },
      {
        title: 'Needs Research',
        description:
          'A waltz that can’t decide. The chord at 1:40 is either a mistake or the reason for the track. You be the judge.',
        tags: ['waltz', 'harmony', 'doubt'],
        duration: 'Chamber',
        ...track('needs-research'),
      },
      {
        title: 'Night Run',
        description:
          'A server room, slowed to the pulse of someone asleep. For working late without hurrying.',
        tags: ['hum', 'pulse', 'for working'],
        duration: 'Techno',
        ...track('night-run'),
      },
      {
        title: 'One Take',
        description: 'Live-coded and recorded in one take.',
        tags: ['live coding', 'algorithmic', 'short'],
        duration: 'Generative',
        ...track('one-take'),
      },
      {
        title: 'What the Boiler Said',
        description: 'The four notes of the boiler in my old apartment, with strings.',
        tags: ['found sounds', 'strings', 'home'],
        duration: 'Neoclassical',
        ...track('what-the-boiler-said'),
      },
    ],
    paragraphs: [
      'Most of these tracks began as a field recording of a boiler, a train or a printer. I find the pattern in it and build the track around that.',
      'I give myself four hours per track. I studied music and linguistics before I worked with data, and I never stopped playing.',
    ],
  }),
});

/** Texts of the page that are the same on every site. */
export const musicTexts = {
  profile: 'All of it on SoundCloud',
  /** Shown while the content is the demo. */
  demo: 'Demo content: these tracks and this SoundCloud profile don’t exist.',
  open: 'Open in SoundCloud',
  player: {
    all: (count: number) => `Load all ${count === 8 ? 'eight' : count} players`,
    action: 'Load the players',
    note: 'The players come from SoundCloud. Loading them shares your IP address with SoundCloud.',
  },
  about: 'Why it’s here',
} as const;

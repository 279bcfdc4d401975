/** A piece of music as the page shows it. */
export interface MusicTrack {
  title: string;
  description: string;
  tags: readonly string[];
  /** The genre's label, as specified; the player shows the length. */
  duration: string;
  /** The track's number at SoundCloud. */
  embedId: string;
  soundcloudUrl: string;
}

/*
 * Demo content: invented tracks and an invented profile. No real profile or track can have these names:
 * SoundCloud's track numbers have no letters, and a profile's name has at most 25 characters. To show
 * yours, set the profile here, and each track's number (Share, Embed, the digits after `tracks/`) and
 * address below.
 */
const profile = 'https://soundcloud.com/ines-calloway-polaris-after-hours';

export const music = {
  profile: { label: 'All of it on SoundCloud', link: profile },
  tracks: {
    title: 'Eight tracks',
    /** Shown until `isDemo` in `site.ts` is false. */
    demo: 'Demo content: these tracks and this SoundCloud profile don’t exist.',
  },
  open: 'Open in SoundCloud',
  player: {
    all: 'Load all eight players',
    action: 'Load the players',
    note: 'The players come from SoundCloud. Loading them shares your IP address with SoundCloud.',
  },
  about: {
    title: 'Why it’s here',
    paragraphs: [
      'Most of these tracks began as a field recording of a boiler, a train or a printer. I find the pattern in it and build the track around that.',
      'I give myself four hours per track. I studied music and linguistics before I worked with data, and I never stopped playing.',
    ],
  },
} as const;

const track = (name: string) => ({
  embedId: `polaris-${name}`,
  soundcloudUrl: `${profile}/${name}`,
});

export const tracks: readonly MusicTrack[] = [
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
];

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
  tracks: { title: 'Eight tracks' },
  open: 'Open in SoundCloud',
  player: {
    action: 'Load the player',
    note: 'The player comes from SoundCloud. Loading it tells SoundCloud your network address.',
  },
  about: {
    title: 'Why it is here',
    paragraphs: [
      'Most of these tracks began with one field recording: a boiler, a train, a printer. I reduce it to its pattern and build the track around it.',
      'I give myself four hours for each track. I studied music and linguistics before I worked with data, and I still make music after work.',
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
      'One held note and everything that happens around it. Made with the synthesizer’s tuning knob, very slowly.',
    tags: ['drone', 'one synthesizer', 'slow'],
    duration: 'Ambient',
    ...track('true-north'),
  },
  {
    title: 'Left Join',
    description:
      'Two melodies of different length that keep meeting. Where one has nothing to say, there is a rest, and the rest counts.',
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
      'A field recording of the street I live near, before it wakes. I added a bass line and took away two garbage trucks.',
    tags: ['field recording', 'city', 'bass'],
    duration: 'Field recording',
    ...track('santa-monica-boulevard-5-am'),
  },
  {
    title: 'Needs Research',
    description:
      'A waltz that cannot decide. The chord at 1:40 is either a mistake or the reason for the track; I left it for a person to judge.',
    tags: ['waltz', 'harmony', 'doubt'],
    duration: 'Chamber',
    ...track('needs-research'),
  },
  {
    title: 'Night Run',
    description:
      'The sound of a server room, slowed down to the pulse of someone asleep. For working late without hurry.',
    tags: ['hum', 'pulse', 'for working'],
    duration: 'Techno',
    ...track('night-run'),
  },
  {
    title: 'One Take',
    description: 'Written as live code and recorded in one take.',
    tags: ['live coding', 'algorithmic', 'short'],
    duration: 'Generative',
    ...track('one-take'),
  },
  {
    title: 'What the Boiler Said',
    description: 'The four notes of the boiler in my old apartment, joined by strings.',
    tags: ['found sounds', 'strings', 'home'],
    duration: 'Neoclassical',
    ...track('what-the-boiler-said'),
  },
];

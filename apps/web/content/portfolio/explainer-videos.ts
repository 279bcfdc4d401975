import * as z from 'zod/mini';
import { group, line, paragraph, paragraphs } from '../fields.ts';
import { part } from '../part.ts';
import { namedSection } from './tool-fields.ts';

const schema = z.object({
  heading: line('Heading above the videos', 80),
  empty: group('While there is no video', { paragraphs: paragraphs('Paragraphs', 4) }),
  rules: namedSection('How they are made', 'Rules', 'Rule'),
  training: group('Training', { title: line('Heading', 80), text: paragraph('Text', 300) }),
});

export const explainerVideosPart = part()({
  title: 'Explainer videos',
  about:
    'The words around your videos, which are under Assets. The first screen is under Portfolio.',
  path: '/portfolio/explainer-videos',
  schema,
  defaults: () => ({
    heading: 'Demonstrations',
    empty: {
      paragraphs: [
        'The videos are being prepared. Each one will show a real tool on made-up data, with captions for everything that’s said. Please check back soon.',
        'Can’t wait? I also train teams live. You get two hours on your own tools and tables, an exercise for everyone, and a recording to keep.',
      ],
    },
    rules: {
      title: 'How they’re made',
      items: [
        {
          name: 'One task each',
          text: 'From the question to the result. The title says what you’ll be able to do afterward.',
        },
        {
          name: 'Made-up data',
          text: 'No real person’s data is ever on screen, but it has all the problems of real data.',
        },
        {
          name: 'Mistakes included',
          text: 'You see the usual error messages, what they mean and how to fix them.',
        },
        {
          name: 'Captions',
          text: 'Every recording has captions, for watching without sound and for viewers who are deaf or hard of hearing.',
        },
      ],
    },
    training: {
      title: 'Training for your team',
      text: 'I also train teams live. You get two hours on your own tools and tables, an exercise for everyone, and a recording to keep.',
    },
  }),
});

/** Texts of the page that are the same on every site. */
export const explainerVideosTexts = {
  watch: 'Watch Demonstration',
  empty: 'Video Content in Development',
  failed: 'The videos can’t be shown right now. Please try again later.',
  training: { label: 'Request Custom Training', link: '/contact?topic=custom-training' },
} as const;

import { caseStudies, portfolioItems } from '../portfolio-items.ts';

/** The topics of links such as `/contact?topic=…`: the message then starts with our sentence. */
const openings = (): Map<string, string> =>
  new Map<string, string>([
    ['custom-training', "I'd like to request a custom training for my team."],
    ...portfolioItems()
      .filter(({ service }) => service !== '')
      .map(
        ({ page, title }) =>
          [page, `I'd like to talk about ${title.replace(/^The /, 'the ')}.`] as const,
      ),
    ...caseStudies().map(
      ({ slug, title }) =>
        [slug, `I read the case study “${title}” and need something like it.`] as const,
    ),
  ]);

export const topics = (): readonly string[] => [...openings().keys()];

export const openingAbout = (topic: string | null): string | undefined =>
  openings().get(topic ?? '');

/** A link to the contact form with this topic; to the plain form without one. */
export const topicLink = (topic: string | undefined): string =>
  topic !== undefined && openings().has(topic) ? `/contact?topic=${topic}` : '/contact';

import { caseStudies, portfolioItems } from '../portfolio-items.ts';

/** The work that would be ordered as this service. */
export const workForService = (name: string) => ({
  cases: caseStudies().filter(({ service }) => service === name),
  items: portfolioItems().filter(({ service }) => service === name),
});

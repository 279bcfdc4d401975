import { caseStudies, portfolioItems } from '../portfolio-items.ts';

/** The portfolio work of this service. */
export const workForService = (name: string) => ({
  cases: caseStudies().filter(({ service }) => service === name),
  items: portfolioItems().filter(({ service }) => service === name),
});

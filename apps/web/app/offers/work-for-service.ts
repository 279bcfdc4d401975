import { caseStudies } from '../../content/portfolio/cases/cases.ts';
import { portfolioItems } from '../../content/portfolio/items.ts';

/** The work that would be ordered as this service. */
export const workForService = (name: string) => ({
  cases: caseStudies.filter(({ service }) => service === name),
  items: portfolioItems.filter(({ service }) => service === name),
});

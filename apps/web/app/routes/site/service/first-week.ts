import type { Service, ServicePricing } from '@polaris/contracts';
import { content } from '../../../page/content.ts';

/** How the week starts; after an order as the order step and the dashboard say. */
function startOf(pricing: ServicePricing, [, next]: readonly string[]): string {
  const { replyTime, callMinutes } = content().site;
  return pricing === 'fixed'
    ? `You order. ${next}`
    : `You write to me, and I reply ${replyTime} with times for a free ${callMinutes}-minute call.`;
}

/** The default next steps, for services that define none. */
const others: Record<ServicePricing, readonly string[]> = {
  fixed: [
    'The price and scope are the ones on this page.',
    'You send what I need to begin, such as a file, a screenshot or an export.',
  ],
  quote: [
    'You show me what you have and what you need.',
    'You get an offer with a fixed price and the dates. Nothing starts until you accept it.',
  ],
  'free call': [
    'We find out on the call whether I can help.',
    'You get a plan with scope, price and date, or the name of someone better suited.',
  ],
};

/** What happens in the first week of a service. */
export function firstWeekOf(
  { name, pricing }: Pick<Service, 'name' | 'pricing'>,
  afterOrder: readonly string[],
): readonly string[] {
  const own = content().services.firstWeeks.find(({ service }) => service === name);
  return [startOf(pricing, afterOrder), ...(own?.steps ?? others[pricing])];
}

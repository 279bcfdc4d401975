import type { Service, ServicePricing } from '@polaris/contracts';
import * as z from 'zod/mini';
import { checked } from './checked.ts';
import { site } from './site.ts';

const step = z.string().check(z.minLength(1), z.maxLength(160));
const stepsByService = z.record(z.string(), z.array(step).check(z.minLength(1), z.maxLength(4)));

const callMe = `You write to me, and I reply ${site.replyTime} with times for a free ${site.callMinutes}-minute call.`;

/** How the week starts. */
const start: Record<ServicePricing, string> = {
  fixed: `You order, and I email you ${site.replyTime} with two start dates.`,
  quote: callMe,
  'free call': callMe,
};

/** What follows, by the name of a service in the catalog. */
const own = checked(stepsByService, {
  'Level-Up Pack': [
    'You send me the report or model, with private data removed.',
    'We read it together and pick the two or three changes that save the most time.',
  ],
  'Data Strategy Session': [
    'You answer five questions by email, in about fifteen minutes.',
    'We talk for 90 minutes. You have the map three business days later.',
  ],
  'Reporting Automation': [
    'You show me how the report is made today, and I write down every step.',
    'You get a fixed quote and a date. Nothing starts until you agree to both.',
  ],
  'Data Clean-Up Sprint': [
    'On day one, you send a copy of the table, and we agree on what counts as a duplicate.',
    'On day four, you check a sample, and I correct the rules.',
    'On day five, you have the clean data, the log and the open cases.',
  ],
  'Dashboard Design': [
    'In one hour, we list the decisions the dashboard should support.',
    'By the end of the week, you have a sketch on paper to change.',
  ],
  'AI Readiness Review': [
    'Up to eight of your people collect ideas with me for two hours.',
    'By the end of the week, you have up to three ideas worth a closer look.',
  ],
  'Technical Leadership Retainer': [
    'We agree on a start date. You can stop at the end of any month.',
    'In the first week, I review what you have and send you a list of priorities.',
  ],
  'MQE Mentorship': [
    'We meet for an hour and start with SQL on your own data.',
    'You send your first queries, and I return them line by line.',
  ],
});

/** What follows for any other service. */
const others: Record<ServicePricing, readonly string[]> = {
  fixed: [
    'You pick a start date; the price and scope are the ones on this page.',
    'You send what I need to begin, such as a file, a screenshot or an export.',
  ],
  quote: [
    'You show me what you have and what you need.',
    'You get a quote with scope, price and date. Nothing starts until you agree to it.',
  ],
  'free call': [
    'We find out on the call whether I can help.',
    'You get a plan with scope, price and date, or the name of someone better suited.',
  ],
};

/** What happens in the first week of a service. */
export function firstWeekOf({
  name,
  pricing,
}: Pick<Service, 'name' | 'pricing'>): readonly string[] {
  const following = (Object.hasOwn(own, name) ? own[name] : undefined) ?? others[pricing];
  return [start[pricing], ...following];
}

import { answered, bullets, numbered } from './markdown';
import type { StarterService } from './starter-service';

export const dataStrategySession: StarterService = {
  name: 'Data Strategy Session',
  description:
    'Ninety minutes on one question: which three numbers should run your business, and where would they come from? You leave with a one-page map of your data, its gaps, and the order in which to close them.',
  category: 'data_strategy',
  price: 199,
  priceDisplay: null,
  pricing: 'fixed',
  isActive: true,
  showOnLanding: true,
  sortOrder: 2,
  iconName: 'compass',
  situation: 'I have data in several places and don’t know where to begin.',
  audience: 'Founders and small teams before their first data project.',
  notFor: 'Teams that already have a plan and need someone to build it.',
  duration: '90 minutes, plus a written map three business days later',
  availability: 'Usually within a week',
  deliverables: bullets(
    'A 90-minute conversation by video or in person',
    'A one-page map with your three key numbers, where each would come from, and what’s missing',
    'A short list of next steps, in order, each with a rough size',
  ),
  process: numbered(
    'You answer five questions by email, which takes about fifteen minutes.',
    'We talk for 90 minutes. You’re welcome to bring one colleague.',
    'I send the map and the list within three business days.',
    'You have a week to ask questions about them by email.',
  ),
  priceCovers: bullets(
    'The preparation, the session and the written map',
    'One round of corrections to the map',
    'It’s a first step, so I price it below project work',
  ),
  questions: answered({
    'Do you need access to our systems?':
      'No. A description, a screenshot or an export with the private columns removed is enough.',
    'What if we need more than one session?':
      'The map shows what comes next. You can do it yourself, hire someone, or ask me for a quote.',
  }),
  sample:
    'Each of the [seven sample dashboards](/portfolio/reporting-samples) starts with one decision. So does the session.',
};

import { answered, bullets, numbered } from './markdown';
import type { StarterService } from './starter-service';

export const dataStrategySession: StarterService = {
  name: 'Data Strategy Session',
  description:
    'Ninety minutes on one question: which three numbers should run your business, and where would they come from? You leave with a one-page map of your data, the gaps in it, and the order in which to close them.',
  category: 'data_strategy',
  price: 199,
  priceDisplay: null,
  pricing: 'fixed',
  isActive: true,
  showOnLanding: true,
  sortOrder: 2,
  iconName: 'compass',
  situation: 'I have data in several places and do not know where to begin.',
  audience: 'Founders and small teams before their first data project.',
  notFor: 'Teams that already have a plan and need someone to build it.',
  duration: '90 minutes, and a written map three working days later',
  availability: 'Usually within a week',
  deliverables: bullets(
    'A 90-minute conversation by video or in West Hollywood',
    'A one-page map: your three key numbers, where each would come from, and what is missing',
    'A short list of next steps, in order, each with a rough size',
  ),
  process: numbered(
    'You answer five questions by email, which takes about fifteen minutes.',
    'We talk for 90 minutes. You may bring one colleague.',
    'I send the map and the list within three working days.',
    'You have a week to ask questions about them by email.',
  ),
  priceCovers: bullets(
    'The preparation, the session and the written map',
    'One round of corrections to the map',
  ),
  questions: answered({
    'Do you need access to our systems?':
      'No. A description, a screenshot or an export with the private columns removed is enough.',
    'What if we need more than one session?':
      'The map says what comes next. You can do it yourself, hire someone, or ask me for a quote.',
  }),
  sample:
    'Each of the [seven sample dashboards](/portfolio/reporting-samples) starts from one decision. The session starts there too.',
};

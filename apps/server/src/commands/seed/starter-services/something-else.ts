import { bullets, numbered } from './markdown';
import type { StarterService } from './starter-service';

export const somethingElse: StarterService = {
  name: 'Something Else',
  description:
    'A question that fits none of the above. Tell me what you are trying to find out, and I will say whether I can help, who could if I cannot, and what it would take.',
  category: 'other',
  price: 0,
  priceDisplay: 'Let’s talk',
  pricing: 'free call',
  isActive: true,
  showOnLanding: false,
  sortOrder: 9,
  iconName: 'message-circle',
  situation: 'My problem is not on this list, or I cannot tell which service it is.',
  audience: 'Anyone with a question about data.',
  notFor: null,
  duration: 'A reply by email, and a free call of 20 minutes if it helps',
  availability: 'Usually a reply within two working days',
  deliverables: bullets(
    'A straight answer on whether I can help',
    'If I can: a written plan with scope, price and date',
    'If I cannot: the kind of person or tool to look for',
  ),
  process: numbered(
    'You write what you have, what you need and by when.',
    'I reply by email, or suggest a call of 20 minutes.',
    'If it becomes a project, you receive a quote before anything starts.',
  ),
  priceCovers:
    'The reply and the call are free. Work starts only after you have agreed to a quote.',
  questions: null,
  sample: null,
};

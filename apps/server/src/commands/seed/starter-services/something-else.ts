import { bullets, numbered } from './markdown';
import type { StarterService } from './starter-service';

export const somethingElse: StarterService = {
  name: 'Something Else',
  description:
    'A question that doesn’t fit any other service. Tell me what you’re trying to find out, and I’ll tell you whether I can help, who could if I can’t, and what it would take.',
  category: 'other',
  price: 0,
  priceDisplay: 'Let’s talk',
  pricing: 'free call',
  isActive: true,
  showOnLanding: false,
  sortOrder: 9,
  iconName: 'message-circle',
  sessionMinutes: 30,
  situation: 'My problem isn’t on this list, or I can’t tell which service it is.',
  audience: 'Anyone with a question about data.',
  notFor: null,
  duration: 'A reply by email, and a free 30-minute call if it helps',
  availability: 'I reply within one business day',
  deliverables: bullets(
    'A straight answer on whether I can help',
    'If I can, a written plan with scope, price and date',
    'If I can’t, the kind of person or tool to look for',
  ),
  process: numbered(
    'You write what you have, what you need and by when.',
    'I answer by email, or suggest a free 30-minute call.',
    'If it becomes a project, you get a quote before anything starts.',
  ),
  priceCovers: 'The reply and the call are free. Work starts only after you’ve agreed to a quote.',
  questions: null,
  sample: null,
};

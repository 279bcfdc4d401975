import { answered, bullets, numbered } from './markdown';
import type { StarterService } from './starter-service';

export const aiReadinessReview: StarterService = {
  name: 'AI Readiness Review',
  description:
    'An honest look at where a model would help you and where a query would do. Two workshops, a review of your data and its permissions, and a written verdict with costs on both sides.',
  category: 'ai_ml',
  price: 1500,
  priceDisplay: null,
  pricing: 'fixed',
  isActive: true,
  showOnLanding: false,
  sortOrder: 6,
  iconName: 'cpu',
  situation: 'We are asked to use AI and want to know where it would pay off.',
  audience: 'Organizations with a first idea, an offer from a vendor, or a budget to plan.',
  notFor: 'Teams that need a model built or trained. I review, and do not sell one.',
  duration: 'Three weeks',
  availability: 'Usually within a month',
  deliverables: bullets(
    'Two workshops of two hours each: one on the work, one on the data',
    'A review of your data: what is there, how good it is, and who may use it for what',
    'A written verdict of about ten pages on up to three ideas, with costs and risks for each',
    'A simpler alternative for each idea, where there is one',
  ),
  process: numbered(
    '**Week one:** workshop on the work. We collect ideas and pick up to three.',
    '**Week two:** workshop on the data. I look at samples, permissions and quality.',
    '**Week three:** I write the verdict, and we go through it together for an hour.',
  ),
  priceCovers: bullets(
    'Both workshops for up to eight people, by video or in the Los Angeles area',
    'The written verdict and the meeting about it',
    'Travel outside the Los Angeles area is quoted separately',
  ),
  questions: answered({
    'Do you earn anything from vendors?': 'No. I take no commission from anyone I recommend.',
    'Will our data be sent to an AI service?':
      'Not for this review. I look at samples that you choose, on your systems or on mine.',
  }),
  sample: null,
};

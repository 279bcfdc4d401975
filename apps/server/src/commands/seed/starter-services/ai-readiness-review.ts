import { answered, bullets, numbered } from './markdown';
import type { StarterService } from './starter-service';

export const aiReadinessReview: StarterService = {
  name: 'AI Readiness Review',
  description:
    'An honest look at where a model would help you and where a query would do. Two workshops, a review of your data and its permissions, and a written recommendation with the cost of each option.',
  category: 'ai_ml',
  price: 1500,
  priceDisplay: null,
  pricing: 'fixed',
  isActive: true,
  showOnLanding: false,
  sortOrder: 6,
  iconName: 'cpu',
  situation: 'We’re being told to use AI. Where would it pay off?',
  audience: 'Organizations with a first idea, a vendor’s offer, or a budget to plan.',
  notFor: 'Teams that need a model built. I review; I don’t build or sell models.',
  duration: 'Three weeks',
  availability: 'Usually within a month',
  deliverables: bullets(
    'Two workshops of two hours each, one on the work and one on the data',
    'A review of your data: what you have, how good it is, and who may use it for what',
    'A written recommendation of about ten pages on up to three ideas, with costs and risks for each',
    'A simpler alternative to each idea, where there is one',
  ),
  process: numbered(
    '**Week one:** we hold the workshop on the work. We collect ideas and pick up to three.',
    '**Week two:** we hold the workshop on the data. I look at samples, permissions and quality.',
    '**Week three:** I write the recommendation, and we go through it together for an hour.',
  ),
  priceCovers: bullets(
    'About ten hours of my work, spread over three weeks',
    'Both workshops for up to eight people, by video or in the Los Angeles area',
    'The written recommendation and the meeting about it',
    'Travel outside the Los Angeles area is quoted separately',
  ),
  questions: answered({
    'Do you earn anything from vendors?': 'No. I take no commission from anyone I recommend.',
    'Will our data be sent to an AI service?':
      'Not for this review. I look at samples you choose, on your systems or on mine.',
  }),
  sample: null,
};

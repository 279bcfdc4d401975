import { answered, bullets, numbered } from './markdown';
import type { StarterService } from './starter-service';

export const technicalLeadershipRetainer: StarterService = {
  name: 'Technical Leadership Retainer',
  description:
    'A senior data person in the room for organizations between hires. You get architecture reviews, help with vendors and interviews, and a weekly hour for the person who does the data work alone.',
  category: 'leadership',
  price: 2400,
  priceDisplay: '$2,400 per month',
  pricing: 'quote',
  isActive: true,
  showOnLanding: false,
  sortOrder: 7,
  iconName: 'users',
  situation: 'We make technical data decisions without a senior person to ask.',
  audience: 'Organizations between hires, or with one person who does all the data work.',
  notFor: 'Teams that need a full-time manager or someone on call.',
  duration: 'Month by month, up to 16 hours per month',
  availability: 'At the start of a month',
  deliverables: bullets(
    'A weekly hour with the person who does the data work',
    'Reviews of architecture, code and vendor offers, with written advice',
    'Help with hiring, from the job description to the exercise and the interviews',
    'A one-page summary at the end of each month of what was decided and what’s next',
  ),
  process: numbered(
    'We start with a free 30-minute call about your team and the decisions ahead.',
    'The first month starts with a review of what you have and a list of priorities.',
    'Each month we agree on what the hours are for, and I report on them at the end.',
  ),
  priceCovers: bullets(
    'Up to 16 hours of my work per month, four of them the weekly meetings',
    'Answers by email or chat within one business day',
    'Up to four unused hours roll over to the next month',
  ),
  questions: answered({
    'How long does it run?': 'You can stop at the end of any month. There’s no minimum term.',
    'Do you write code for us?':
      'I review it and write short examples. Building something is a separate project with its own quote.',
  }),
  sample: 'My [resume](/portfolio/resume) lists the teams and systems I’ve been responsible for.',
};

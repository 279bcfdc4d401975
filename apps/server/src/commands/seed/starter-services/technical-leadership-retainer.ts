import { answered, bullets, numbered } from './markdown';
import type { StarterService } from './starter-service';

export const technicalLeadershipRetainer: StarterService = {
  name: 'Technical Leadership Retainer',
  description:
    'A senior data person in the room for organizations between hires: architecture reviews, vendor talks, interviews, and a weekly hour with the person who does the data work alone.',
  category: 'leadership',
  price: 2400,
  priceDisplay: '$2,400 a month',
  pricing: 'quote',
  isActive: true,
  showOnLanding: false,
  sortOrder: 7,
  iconName: 'users',
  situation: 'We make technical data decisions without a senior person to ask.',
  audience: 'Organizations between hires, or with one person who does all the data work.',
  notFor: 'Teams that need a full-time manager or someone on call.',
  duration: 'Month by month, up to 16 hours a month',
  availability: 'At the start of a month',
  deliverables: bullets(
    'A weekly hour with the person who does the data work',
    'Reviews of architecture, code and vendor offers, with written advice',
    'Help with hiring: the job description, the exercise and the interviews',
    'A one-page summary at the end of each month: what was decided, and what is next',
  ),
  process: numbered(
    'We talk for an hour about your team and the decisions ahead. This call is free.',
    'The first month starts with a review of what you have, and a list of priorities.',
    'Each month we agree on what the hours are for, and I report on them at the end.',
  ),
  priceCovers: bullets(
    'Up to 16 hours a month, four of them the weekly meetings',
    'Answers by email or chat within one working day',
    'Up to four unused hours move to the next month',
  ),
  questions: answered({
    'How long does it run?': 'You can stop at the end of any month. There is no minimum term.',
    'Do you write code for us?':
      'I review it and write short examples. Building something is a project of its own, with a quote.',
  }),
  sample:
    'My [resume](/portfolio/resume) lists the teams and systems that I have been responsible for.',
};

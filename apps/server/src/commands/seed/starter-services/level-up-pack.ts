import { answered, bullets, numbered } from './markdown';
import type { StarterService } from './starter-service';

export const levelUpPack: StarterService = {
  name: 'Level-Up Pack',
  description:
    'Four one-hour sessions over four weeks for people who already do the work and want to do it better. We take one real report or model of yours, find what slows it down, and rebuild it together until you can explain every line of it to someone else.',
  category: 'analytics',
  price: 499,
  priceDisplay: null,
  pricing: 'fixed',
  isActive: true,
  showOnLanding: true,
  sortOrder: 1,
  iconName: 'star',
  includedSessions: 4,
  sessionMinutes: 60,
  bookWithinDays: 60,
  situation: 'I build reports or models myself, and they take longer than they should.',
  audience: 'Analysts, founders and students who work with data every week.',
  notFor: 'Anyone who wants the report built for them. Reporting Automation does that.',
  duration: 'Four weeks, one hour per week',
  availability: 'Usually within a week',
  deliverables: bullets(
    'Four one-hour sessions, one to one, by video or in person',
    'One of your own reports or models, rebuilt by you with my help',
    'My written comments on your queries, formulas or scripts after each session',
    'A one-page list of what to practice next',
  ),
  process: numbered(
    '**Before we start** you send me the report or model, with private data removed.',
    '**Week one:** we read it together and pick the two or three changes that save the most time.',
    '**Weeks two and three:** you make the changes, and I review them before each session.',
    '**Week four:** you walk me through the result, line by line.',
  ),
  priceCovers: bullets(
    'The four sessions and the preparation for each',
    'Questions by email during the four weeks, answered within one business day',
    'Moving a session, if you tell me the day before',
    'Coaching is for individuals, so I price it below project work',
  ),
  questions: answered({
    'Which tools do you teach?':
      'SQL, Python and spreadsheets. We use the tools your work already runs on.',
    'Is it too basic for me?':
      'You choose the report, so you set the level. People who’ve written SQL for years usually spend the time on structure, tests and speed.',
    'Can two of us share it?':
      'Yes, if you work on the same report. The price stays the same for two people.',
  }),
  sample:
    'Here’s the kind of script we may end up with: [a whole weekly report in 20 lines of code](/portfolio/quickreports).',
};

import { answered, bullets, numbered } from './markdown';
import type { StarterService } from './starter-service';

/** The facts are the same as on the page /portfolio/mqe-mentorship. */
export const mqeMentorship: StarterService = {
  name: 'MQE Mentorship',
  description:
    'Measure, question, explain: ten weeks, one to one, for people who want to get good at analysis. We meet for an hour every week, you work on your own data in between, and you finish with four projects you can show and explain.',
  category: 'analytics',
  price: 1900,
  priceDisplay: null,
  pricing: 'fixed',
  isActive: true,
  showOnLanding: false,
  sortOrder: 8,
  iconName: 'graduation-cap',
  includedSessions: 10,
  sessionMinutes: 60,
  bookWithinDays: 120,
  situation: 'I want to learn analysis properly, with someone who reads my work.',
  audience: 'Career changers, junior analysts and anyone with about five hours per week.',
  notFor: 'Anyone who needs a certificate or wants to watch videos.',
  duration: 'Ten weeks, one hour per week with me and about four on your own',
  availability: 'The next spot usually opens within four weeks',
  deliverables: bullets(
    'Ten one-hour sessions, one to one, by video or in person',
    'Every query and script you send, read line by line and returned with questions',
    'Four projects: a data dictionary, a rebuilt report, a number followed to its source, and a decision',
    'An open line for questions between the sessions',
  ),
  process: numbered(
    '**Weeks 1–3, measure:** you learn SQL and what each column of your data really means. Project one.',
    '**Weeks 4–7, question:** you learn Python, versions and tests while you rebuild a report. Projects two and three.',
    '**Weeks 8–10, explain:** you answer one question, from raw data to recommendation. Project four.',
  ),
  priceCovers: bullets(
    'The ten sessions and all reviews between them',
    'Practice data, if yours can’t leave your company',
    'A free 30-minute call before you decide',
    'Coaching is for individuals, so I price it below project work',
  ),
  questions: answered({
    'Do I need to know how to program?':
      'No. You should be comfortable with a spreadsheet. SQL starts in week one, Python in week four.',
    'When can I start?':
      'I mentor a few people at a time. Write to me and I’ll tell you when the next spot opens.',
    'Can I pay in parts?': 'Yes, half at the start and half in week six. Ask before you purchase.',
    'What if I miss a week?': 'We move the session. The ten weeks can stretch to fourteen.',
  }),
  sample: 'Read [how the mentorship works, phase by phase](/portfolio/mqe-mentorship).',
};

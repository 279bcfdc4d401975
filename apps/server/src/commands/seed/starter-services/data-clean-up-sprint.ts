import { answered, bullets, numbered } from './markdown';
import type { StarterService } from './starter-service';

export const dataCleanUpSprint: StarterService = {
  name: 'Data Clean-Up Sprint',
  description:
    'One week on your most important table. I match duplicates by weighted fields, standardize addresses and dates, and log every change so you can undo it. You get the clean data, the rules, and a list of what only a person can decide.',
  category: 'data_cleaning',
  price: 1200,
  priceDisplay: null,
  pricing: 'fixed',
  isActive: true,
  showOnLanding: true,
  sortOrder: 4,
  iconName: 'sparkles',
  situation: 'My list has duplicates, gaps and five ways to write a date.',
  audience: 'Teams with a customer, donor or contact list that has grown for years.',
  notFor: 'Data that goes bad again every day. In that case, fix the entry form first.',
  duration: 'One week',
  availability: 'Usually within three weeks',
  deliverables: bullets(
    'The cleaned table in the format your system imports',
    'A log of every change, with the value before and after',
    'A list of the pairs only a person can decide, with the evidence for each',
    'The cleaning rules as a script you can run again',
  ),
  process: numbered(
    '**Day one:** you send a copy of the table, and we agree on what counts as a duplicate.',
    '**Days two and three:** I standardize names, addresses and dates, and match duplicates.',
    '**Day four:** you check a sample, and I correct the rules.',
    '**Day five:** you get the data, the log and the open cases.',
  ),
  priceCovers: bullets(
    'About eight hours of my work. It takes five days because you check the rules in between',
    'One table of up to 50,000 rows and 30 columns',
    'One check by you and one round of corrections',
    'Larger tables, or the import into your system, are quoted before we start',
  ),
  questions: answered({
    'Is our data safe with you?':
      'I work on an encrypted copy and delete it 30 days after you accept the result, or earlier if you ask. If you have a confidentiality agreement, I’ll sign it.',
    'Will you merge records that aren’t the same person?':
      'I never merge pairs without enough evidence. They go on the list for you to decide.',
  }),
  sample:
    'See [how the matching works](/portfolio/entity-match), with the script and its results on a sample list.',
};

import { email } from '@polaris/contracts';
import * as z from 'zod/mini';
import {
  fieldInfo,
  flag,
  group,
  logo,
  line,
  optionalLine,
  paragraph,
  picture,
  webAddress,
  wholeNumber,
} from './fields.ts';
import { part } from './part.ts';

const schema = z.object({
  owner: line('Your name', 80),
  role: line('What you do', 80, 'Such as “Independent data consultant”.'),
  brand: line(
    'Business name',
    40,
    'In the header and in mails, and where links to your site are shared.',
  ),
  logo: logo('Logo', 'In place of the star, in the header, mails and invoices. Square works best.'),
  portrait: group('Portrait', {
    picture: picture('Picture', 'Square, and at least 480 pixels wide.'),
    alt: optionalLine('Description', 160, 'For people who cannot see it. Empty: your name.'),
  }),
  mail: email().register(fieldInfo, {
    title: 'Public email address',
    description: 'Everyone can read it on your site.',
  }),
  place: line('Location', 120, 'Town, state and ZIP code. The town stands alone in some texts.'),
  website: webAddress('Web address in the resume'),
  replyTime: line('Reply time', 60, 'Completes “I reply”, such as “within one business day”.'),
  callMinutes: wholeNumber('Minutes of the free first call', 5, 240),
  tagline: paragraph('Tagline', 160),
  blurb: paragraph('Text in the footer', 300),
  isDemo: flag(
    'Show the demo notice',
    'Turn it off once the site is yours: the notices go away, and the invented story, figures and work.',
  ),
});
export type Site = z.output<typeof schema>;

export const INVENTED_BRAND = 'Polaris';
export const INVENTED_WEBSITE = 'https://polaris.example';

/** The owner, and texts of every page. Demo content: an invented person. */
export const sitePart = part()({
  title: 'You and your business',
  about: 'Your name, your business and how to reach you, on every page and in mails.',
  path: '/about',
  schema,
  defaults: () => ({
    owner: 'Ines Calloway',
    role: 'Independent data consultant',
    brand: INVENTED_BRAND,
    logo: null,
    portrait: { picture: null, alt: '' },
    /** Names that end in `.example` cannot be registered, so mail to them is never delivered. */
    mail: 'ines@polaris.example',
    place: 'West Hollywood, CA 90069',
    website: INVENTED_WEBSITE,
    replyTime: 'within one business day',
    callMinutes: 30,
    tagline: 'Expert guidance for young entrepreneurs who would rather steer than guess.',
    blurb:
      'Modern data consultation services for young professionals who want to level up their ' +
      'analytics, plus strategic consulting and technical leadership for organizations.',
    isDemo: true,
  }),
});

/** The owner, and texts of every page. */
export const site = {
  /** The content is the demo of Polaris. Set it to false once it is yours. */
  isDemo: true as boolean,
  brand: 'Polaris',
  /** Demo content: an invented person. */
  owner: 'Ines Calloway',
  role: 'Independent data consultant',
  /** Demo content: names that end in `.example` belong to nobody, so mail to it is not delivered. */
  mail: 'ines@polaris.example',
  /** Printed in the resume document, which is built before the server knows its PUBLIC_URL. */
  website: 'https://polaris.example',
  /** Completes "I reply": on contact pages and beside the portrait. */
  replyTime: 'within one business day',
  /** How long the free first call is. */
  callMinutes: 30,
  place: 'West Hollywood, CA 90069',
  mapUrl: 'https://www.google.com/maps/search/?api=1&query=West+Hollywood%2C+CA+90069',
  tagline: 'Expert guidance for young entrepreneurs who would rather steer than guess.',
  blurb:
    'Modern data consultation services for young professionals who want to level up their ' +
    'analytics, plus strategic consulting and technical leadership for organizations.',
  /** The drafts in `legal.ts`: set it to true once you have read and changed them. */
  legal: { published: false as boolean },
} as const;

export const navigation = [
  { label: 'Portfolio', link: '/portfolio' },
  { label: 'Services', link: '/services' },
  { label: 'About', link: '/about' },
  { label: 'Contact', link: '/contact' },
  { label: 'PolarisNet', link: '/PolarisNet' },
] as const;

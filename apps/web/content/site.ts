/** Who the site is about and what every page repeats. */
export const site = {
  /** These are the name and the words that Polaris comes with. Set it to false once they are yours. */
  isDemo: true,
  brand: 'Polaris',
  owner: 'Ines Calloway',
  role: 'Independent data consultant',
  place: 'West Hollywood, CA 90069',
  mapUrl: 'https://www.google.com/maps/search/?api=1&query=West+Hollywood%2C+CA+90069',
  tagline: 'Expert guidance for young entrepreneurs who would rather steer than guess.',
  blurb:
    'Modern data consultation services for young professionals who want to level up their ' +
    'analytics, plus strategic consulting and technical leadership for organizations.',
} as const;

export const navigation = [
  { label: 'Portfolio', link: '/portfolio' },
  { label: 'Services', link: '/services' },
  { label: 'About', link: '/about' },
  { label: 'Contact', link: '/contact' },
  { label: 'PolarisNet', link: '/PolarisNet' },
] as const;

/** Named by the footer; the documents themselves are not published yet. */
export const legalLinks = ['Privacy Policy', 'Terms of Service', 'Cookie Policy'] as const;

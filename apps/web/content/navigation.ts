import type { Legal } from './legal.ts';

/* In its own file, without the texts of the pages, which browsers do not need. */

/** The main pages, in the header. */
export const navigation = [
  { label: 'Portfolio', link: '/portfolio' },
  { label: 'Services', link: '/services' },
  { label: 'About', link: '/about' },
  { label: 'Contact', link: '/contact' },
  { label: 'PolarisNet', link: '/PolarisNet' },
] as const;

export type LegalName = Exclude<keyof Legal, 'published'>;

/** The documents in the order of the footer, each with its path and its specified title. */
export const legalPages: readonly { name: LegalName; path: string; title: string }[] = [
  { name: 'privacy', path: '/privacy', title: 'Privacy Policy' },
  { name: 'terms', path: '/terms', title: 'Terms of Service' },
  { name: 'cookies', path: '/cookies', title: 'Cookie Policy' },
];

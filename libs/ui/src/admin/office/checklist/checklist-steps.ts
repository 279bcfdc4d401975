import type { ChecklistStep } from '@polaris/contracts';

export interface StepText {
  label: string;
  text: string;
  /** Where the step is done: an admin screen or another page, if any. */
  link?: ({ to: string } | { href: string }) & { label: string };
}

const assets = { to: '/admin/assets', label: 'Open Assets' };

export const checklistTexts: Record<ChecklistStep, StepText> = {
  words: {
    label: 'Your name and words',
    text: 'The site shows an invented person. Enter your name, portrait and words, and turn the demo off.',
    link: { to: '/admin/settings/site', label: 'Make it yours' },
  },
  work: {
    label: 'Your story and work',
    text: 'Without the demo notice, the invented story, figures and portfolio are hidden. Write yours under About and Home page, and choose under Portfolio which pages to show.',
    link: { to: '/admin/settings/site', label: 'Write it' },
  },
  profiles: {
    label: 'Profile links',
    text: 'Add your LinkedIn or GitHub profile as an asset. Until then the links do nothing.',
    link: assets,
  },
  resume: {
    label: 'Resume',
    text: 'Add your resume as an asset with the usage Resume download, or write its page under Site. Until then visitors get the demo, or none.',
    link: assets,
  },
  videos: {
    label: 'Demo videos',
    text: 'Add a video as an asset. Until then the page says that videos are in development.',
    link: assets,
  },
  mail: {
    label: 'Mail server',
    text: 'Say how your email is sent. Until then it stays in the outbox and is not delivered.',
    link: { to: '/admin/settings/mail', label: 'Set it up' },
  },
  'second-factor': {
    label: 'Two-factor authentication',
    text: 'Everything your clients tell you is behind your password. Ask for a code from your phone, too.',
    link: { href: '/dashboard/profile#two-factor', label: 'Set it up' },
  },
};

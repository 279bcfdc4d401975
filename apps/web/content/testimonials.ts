import { TESTIMONIAL_REQUEST_DAYS, testimonialLength } from '@polaris/contracts';

/** Texts of the testimonials section and the form. */
export const testimonials = {
  section: { eyebrow: 'In their words', title: 'What clients say' },
  verified: 'Verified client',
  page: {
    title: 'Your testimonial · Polaris',
    eyebrow: 'Testimonial',
    write: 'How was it for you?',
    own: 'Your testimonial',
    about: (service: string) => `About ${service}.`,
    unnamedService: 'our work together',
  },
  form: {
    title: 'Write your testimonial',
    changeTitle: 'Change your testimonial',
    content: 'What would you tell others?',
    contentHint: `From ${testimonialLength.min} to ${testimonialLength.max.toLocaleString('en-US')} characters. It is shown as plain text.`,
    nameStyle: 'How to be named',
    rating: 'Rating',
    noRating: 'No rating',
    consent:
      'I agree that this text, named as I chose, may be shown on the pages of this site: the home page, the services and the portfolio. I can withdraw it at any time.',
    send: 'Send testimonial',
    sendAgain: 'Send changed testimonial',
    preview: 'Preview',
    previewTitle: 'This is how it would look',
  },
  steps: {
    eyebrow: 'What happens then',
    title: 'Your words stay yours',
    points: [
      'I read your text before it is shown. I cannot change a word of it: any edit that I suggest needs your agreement.',
      'After sending, you get a private link. With it you can change your testimonial or withdraw it.',
      'Withdrawing is for good: the text is deleted here and disappears from every page at once.',
    ],
    expiry: `This link works once, for ${TESTIMONIAL_REQUEST_DAYS} days after I first asked.`,
  },
  status: {
    submitted: 'It has arrived. I will read it before it is shown.',
    approved: 'It is shown on this site.',
    shownUntilThen: 'Until you decide, the text below stays shown as it is.',
    hiddenUntilThen: 'It is not shown at the moment.',
  },
  sent: 'Thank you! Your testimonial has arrived, and I will read it before it is shown.',
  agreed: 'Thank you! The text that you agreed to is shown now.',
  link: {
    label: 'Your private link',
    hint: 'It was mailed to you, too, if you get mail from this site. Anyone who has it can change or withdraw your testimonial.',
  },
  change: {
    title: 'May I ask you for a change?',
    proposal: 'I propose this text',
    agree: 'Agree to this text',
    or: 'Or write it again yourself, below.',
  },
  withdraw: {
    summary: 'Withdraw this testimonial',
    text: 'It disappears from every page at once, and its text is deleted. This is for good: it cannot be restored, and this link leads nowhere afterwards.',
    button: 'Withdraw for good',
    done: {
      code: 'Withdrawn',
      lead: 'It is gone.',
      text: 'Your testimonial was deleted and is no longer shown on any page. Thank you for having written it.',
    },
  },
  refused: {
    404: 'This link leads nowhere.',
    409: 'Nothing left to do here.',
    410: 'This link has expired.',
  } as Record<number, string>,
  refusedOtherwise: 'That did not go through.',
};

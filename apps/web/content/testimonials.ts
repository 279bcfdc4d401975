import { TESTIMONIAL_REQUEST_DAYS, testimonialLength } from '@polaris/contracts';

/** Texts of the testimonials section and the form. */
export const testimonials = {
  section: { eyebrow: 'In their words', title: 'What clients say' },
  verified: 'Verified client',
  page: {
    eyebrow: 'Testimonial',
    write: 'How was it for you?',
    own: 'Your testimonial',
    lead: 'Your link leads to it. Nobody else can open it.',
    open: 'Open',
    about: (service: string) => `About ${service}.`,
    unnamedService: 'our work together',
  },
  form: {
    title: 'Write your testimonial',
    changeTitle: 'Change your testimonial',
    content: 'What would you tell others?',
    contentHint: `From ${testimonialLength.min} to ${testimonialLength.max.toLocaleString('en-US')} characters, shown as plain text.`,
    nameStyle: 'How to show your name',
    rating: 'Rating',
    noRating: 'No rating',
    consent:
      'I agree that this text, with my name as I chose, may be shown on this site’s home page, services and portfolio. I can withdraw it at any time.',
    send: 'Send testimonial',
    sendAgain: 'Send changed testimonial',
    preview: 'Preview',
    previewTitle: 'This is how it would look',
  },
  steps: {
    eyebrow: 'What happens next',
    title: 'Your words stay yours',
    points: [
      'I read your text before it’s shown. I can’t change a word of it, and any edit I suggest needs your agreement.',
      'After you send it, you get a private link to change or withdraw your testimonial.',
      'Withdrawing is permanent. The text is deleted and disappears from every page right away.',
    ],
    expiry: `This link works once, for ${TESTIMONIAL_REQUEST_DAYS} days after I first asked.`,
  },
  status: {
    submitted: 'I have it, and I’ll read it before it’s shown.',
    approved: 'It’s shown on this site.',
    shownUntilThen: 'Until you decide, the text below stays on the site unchanged.',
    hiddenUntilThen: 'It isn’t on the site right now.',
  },
  sent: 'Thank you! Your testimonial has arrived, and I’ll read it before it’s shown.',
  agreed: 'Thank you! The text you agreed to is on the site now.',
  link: {
    label: 'Your private link',
    hint: 'I also emailed it to you, if you get email from this site. Anyone who has it can change or withdraw your testimonial.',
  },
  change: {
    title: 'May I suggest a change?',
    proposal: 'My suggestion',
    agree: 'Agree to this text',
    or: 'Or rewrite it yourself below.',
  },
  withdraw: {
    summary: 'Withdraw this testimonial',
    text: 'It disappears from every page right away, and its text is deleted. You can’t undo this, and this link stops working.',
    button: 'Withdraw for good',
    done: {
      code: 'Withdrawn',
      lead: 'It is gone.',
      text: 'Your testimonial was deleted and is no longer shown on any page. Thank you for writing it.',
    },
  },
  refused: {
    404: 'This link doesn’t work.',
    409: 'There’s nothing left to do here.',
    410: 'This link has expired.',
  } as Record<number, string>,
  refusedOtherwise: 'That didn’t go through.',
};

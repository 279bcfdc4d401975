import { site } from './site.ts';

export const services = {
  title: `Services · ${site.owner}`,
  description:
    'Data strategy, analytics, dashboards, cleaning, engineering and honest advice on AI. What ' +
    `${site.owner} does for people and organizations, with prices.`,
  intro: {
    eyebrow: 'Services',
    title: 'What I can take off your desk.',
    /** After what the catalog says about its prices. */
    lead: 'If you can’t tell which one you need, describe the problem and I’ll tell you, even if the answer is none of them.',
  },
  comparison: {
    eyebrow: 'Compare',
    title: 'Which one is mine?',
    link: 'Which one is mine?',
    /** For readers who divide a price by the weeks beside it. */
    prices:
      'A price follows the hours of my work, not the weeks a service takes. Coaching and first steps for individuals cost less than project work.',
    columns: {
      situation: 'Your situation',
      service: 'Service',
      audience: 'Good fit',
      duration: 'Time',
      price: 'Price',
    },
  },
  closing: {
    eyebrow: "Let's connect",
    title: 'Not sure which one it is?',
    text: 'Tell me what should be easier by next month. I’ll point you to the smallest thing that gets you there.',
    action: { label: 'Describe the problem', link: '/contact' },
  },
} as const;

export const service = {
  back: { label: 'All services', link: '/services' },
  facts: {
    situation: 'Your situation',
    duration: 'Time',
    availability: 'Start',
  },
  sections: {
    deliverables: 'What you get',
    fit: 'Is it for you?',
    audience: 'Good fit',
    notFor: 'Not a fit',
    process: 'How it works',
    priceCovers: 'What the price covers',
    questions: 'Questions',
    sample: 'See a sample',
  },
  steps: { title: 'Your first week' },
  proof: { title: 'Work like this', case: 'Case study', testimonial: 'What clients say' },
  purchase: {
    action: 'Purchase this service',
    ask: { fixed: 'Contact me', quote: 'Ask for a quote', 'free call': 'Ask for a free call' },
    succeeded: {
      title: 'Purchase successful',
      description: "You've successfully purchased this service. View it in your dashboard.",
    },
    failed: {
      title: 'Purchase failed',
      description: 'Failed to purchase this service. Please try again.',
    },
  },
  /** The order step. */
  order: {
    title: 'Check your order',
    /** Below the price, if the invoice adds tax. */
    tax: 'plus sales tax where it applies',
    next: 'What happens next',
    /** If no online payments are accepted. */
    byAgreement: {
      payment: "Nothing is charged now. I'll email you how to pay.",
      steps: [
        'Your order appears in your dashboard.',
        `I'll email you ${site.replyTime} with two dates to choose from.`,
        'You pick the date. The scope and the price are the ones on this page.',
      ],
    },
    /** If Stripe is configured. */
    byCard: {
      payment: 'Nothing is charged now. You pay by card from your dashboard.',
      steps: [
        'Your order waits in your dashboard until you pay it there by card.',
        `Once it's paid, I'll email you ${site.replyTime} with two dates to choose from.`,
        'You pick the date. The scope and the price are the ones on this page.',
      ],
    },
    /** Before the link to the terms. */
    terms: 'By ordering, you agree to the',
    reading: 'Checking who is signed in...',
    notRead: "Your account couldn't be loaded.",
    retry: 'Try again',
    signedInAs: 'Ordering as',
    signedOut: "You're signed out. Sign in, and you'll come right back to this order.",
    signIn: 'Sign in',
    changeAccount: 'Use another account',
    notSignedOut: "Couldn't sign out",
    confirmation: {
      verified: 'The confirmation goes to this address.',
      unverified: "The confirmation goes to this address once you've verified it.",
    },
    /** Before the price. */
    action: 'Order for',
    pending: 'Ordering...',
    cancel: 'Cancel',
    priceChanged: 'The price has changed.',
    askAgain: "You haven't ordered anything yet.",
    withdrawn: "You can't order this service any more.",
    others: 'See all services',
  },
  others: 'Also on offer',
  closing: {
    eyebrow: 'Next step',
    title: 'A question is a good place to start.',
    text: 'The form already names this service, and asking doesn’t book anything.',
    action: 'Ask about this service',
  },
} as const;

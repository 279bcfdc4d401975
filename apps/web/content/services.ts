import { site } from './site.ts';

export const services = {
  title: `Services · ${site.owner}`,
  description:
    'Data strategy, analytics, dashboards, cleaning, engineering and honest advice on AI: what ' +
    `${site.owner} does for people and organizations, with prices.`,
  intro: {
    eyebrow: 'Services',
    title: 'What I can take off your desk.',
    lead: 'Every service has a price and an end. If you cannot tell which one you need, describe the problem, and I will tell you, even when the answer is none of them.',
  },
  comparison: {
    eyebrow: 'Compare',
    title: 'Which one is mine?',
    link: 'Which one is mine?',
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
    text: 'Tell me what should be easier by next month. I will point you to the smallest thing that gets you there.',
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
    process: 'How it goes',
    priceCovers: 'What the price covers',
    questions: 'Questions',
    sample: 'A sample',
  },
  steps: {
    title: 'How it goes',
    /** If the service has its own text about the process. */
    before: 'Before we start',
    points: [
      'You write what you have and what you hope for.',
      'I read it myself and answer with a plan, or with a better idea.',
      'We agree on scope, price and date before anything starts.',
    ],
  },
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
      payment: 'Nothing is charged now. We agree by email on how you pay.',
      steps: [
        'The order and its progress appear in your dashboard.',
        'I write to you about the first steps.',
        'Work starts once we have agreed on scope and date.',
      ],
    },
    /** If Stripe is configured. */
    byCard: {
      payment: 'Nothing is charged now. You pay by card from your dashboard.',
      steps: [
        'The order waits in your dashboard until you have paid it there by card.',
        'Once it is paid, I write to you about the first steps.',
        'Work starts once we have agreed on scope and date.',
      ],
    },
    /** Before the link to the terms. */
    terms: 'By ordering, you agree to the',
    reading: 'Checking who is signed in...',
    notRead: 'Your account could not be read.',
    retry: 'Try again',
    signedInAs: 'Ordering as',
    signedOut: 'You are signed out. Sign in, and you will come back to this order.',
    signIn: 'Sign in',
    changeAccount: 'Use another account',
    notSignedOut: 'Could not sign out',
    confirmation: {
      verified: 'The confirmation goes to this address.',
      unverified: 'The confirmation goes to this address once you have verified it.',
    },
    /** Before the price. */
    action: 'Order for',
    pending: 'Ordering...',
    cancel: 'Cancel',
    priceChanged: 'The price has changed.',
    askAgain: 'Nothing has been ordered yet.',
    withdrawn: 'This service can no longer be ordered.',
    others: 'See all services',
  },
  others: 'Also on offer',
  closing: {
    eyebrow: 'Next step',
    title: 'A question is a good place to start.',
    text: 'The form will already know which service you mean. Nothing is booked by asking.',
    action: 'Ask about this service',
  },
} as const;

/** Texts of the pages of services and of the order, which are the same on every site. */
export const serviceTexts = {
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
    bookCall: 'Book a free call',
    /** Of a service with sessions, while booking is open. */
    sessionsOnline: 'You book your sessions online, at times that suit you.',
    ask: { fixed: 'Contact me', quote: 'Ask for an offer', 'free call': 'Ask for a free call' },
    /** Below that button. */
    offer: 'You get an offer with a fixed price. Accept it online, or not: asking costs nothing.',
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
    /** Below the total, if tax is added to the price. */
    tax: (price: string, tax: string) => `${price} plus ${tax} sales tax`,
    next: 'What happens next',
    /** If no online payments are accepted. */
    byAgreement: "Nothing is charged now. I'll email you how to pay.",
    /** If Stripe is configured. */
    byCard: 'Nothing is charged now. You pay online from your dashboard.',
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
    withdrawn: 'You can no longer order this service.',
    others: 'See all services',
  },
  others: 'Also on offer',
} as const;

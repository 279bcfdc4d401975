/** Texts of the newsletter. */
export const newsletter = {
  path: '/newsletter',
  title: 'New essays by email',
  lead: 'An email when there is a new essay, and nothing else. You can unsubscribe with one click.',
  button: 'Subscribe',
  sent: {
    title: 'Check your inbox',
    text:
      'If this address is not subscribed yet, an email with a link is on its way. Open it and ' +
      'confirm: only then is the subscription yours. Nothing there? Look into the spam folder, or ' +
      'ask again in ten minutes.',
  },
  confirm: {
    ready: {
      title: 'Confirm your subscription',
      text: 'One more click, and you will get an email when there is a new essay.',
      button: 'Confirm subscription',
    },
    done: {
      title: 'You are subscribed',
      text: 'You will get an email when there is a new essay. Each has a link to unsubscribe.',
    },
    expired: {
      title: 'This link has expired',
      text: 'It worked for seven days. Subscribe again to get a new one.',
    },
    unknown: {
      title: 'This link does not work',
      text: 'It may have been cut off in the email, or replaced by a newer one.',
    },
  },
  unsubscribe: {
    ready: {
      title: 'Unsubscribe from new essays',
      text: 'One click, and no more email about new essays will come to this address.',
      button: 'Unsubscribe',
    },
    done: {
      title: 'You will get no more mail',
      text: 'This address is unsubscribed from new essays.',
    },
    expired: { title: 'This link has expired', text: 'Use the link in the newest email.' },
    unknown: {
      title: 'This link does not work',
      text: 'It may have been cut off in the email. Use the link in the newest one.',
    },
  },
  again: 'Subscribe again',
} as const;

/** Texts of the explainer videos page. */
export const explainerVideos = {
  list: {
    title: 'Demonstrations',
    action: 'Watch Demonstration',
  },
  empty: {
    title: 'Video Content in Development',
    paragraphs: [
      'The videos are being prepared. Each one will show a real tool on made-up data, with captions for everything that’s said. Please check back soon.',
      'Can’t wait? I also train teams live. You get two hours on your own tools and tables, an exercise for everyone, and a recording to keep.',
    ],
  },
  failed: 'The videos can’t be shown right now. Please try again later.',
  rules: {
    title: 'How they’re made',
    tiles: [
      {
        name: 'One task each',
        text: 'From the question to the result. The title says what you’ll be able to do afterward.',
      },
      {
        name: 'Made-up data',
        text: 'No real person’s data is ever on screen, but it has all the problems of real data.',
      },
      {
        name: 'Mistakes included',
        text: 'You see the usual error messages, what they mean and how to fix them.',
      },
      {
        name: 'Captions',
        text: 'Every recording has captions, for watching without sound and for viewers who are deaf or hard of hearing.',
      },
    ],
  },
  training: {
    title: 'Training for your team',
    text: 'I also train teams live. You get two hours on your own tools and tables, an exercise for everyone, and a recording to keep.',
    action: { label: 'Request Custom Training', link: '/contact?topic=custom-training' },
  },
} as const;

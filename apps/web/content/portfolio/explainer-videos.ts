/** Texts of the explainer videos page. */
export const explainerVideos = {
  list: {
    title: 'Demonstrations',
    action: 'Watch Demonstration',
  },
  empty: {
    title: 'Video Content in Development',
    text: 'The videos are being prepared: real tools, made-up data, captions on all of them. Please check back soon.',
  },
  failed: 'The videos cannot be shown right now. Please try again later.',
  rules: {
    title: 'How they are made',
    tiles: [
      {
        name: 'One task each',
        text: 'From the question to the result. The title says what you will be able to do afterward.',
      },
      {
        name: 'Made-up data',
        text: 'No real person’s data is on the screen. The data has the same problems as real data.',
      },
      {
        name: 'Mistakes included',
        text: 'You see typical error messages, what they mean and how to solve the problem.',
      },
      {
        name: 'Captions',
        text: 'Every recording has captions, for watching without sound and for viewers who are deaf or hard of hearing.',
      },
    ],
  },
  training: {
    title: 'Training for your team',
    text: 'I also give live trainings for teams: two hours on your own tools and tables, with an exercise for every participant and a recording for later.',
    action: { label: 'Request Custom Training', link: '/contact?about=custom-training' },
  },
} as const;

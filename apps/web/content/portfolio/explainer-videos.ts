/** The explainer videos and what is said while there are none. */
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
        text: 'From the question to the result, and nothing beside it. The title says what you will be able to do.',
      },
      {
        name: 'Made-up data',
        text: 'No real person is ever on the screen. The mess in the data is as real as it gets.',
      },
      {
        name: 'Mistakes stay in',
        text: 'You see the error message, what it means, and the way out. That is the part that people come back for.',
      },
      {
        name: 'Captions',
        text: 'Every recording has them, so it can be watched in an open-plan office and read by those who do not hear.',
      },
    ],
  },
  training: {
    title: 'On your data, with your people',
    text: 'A recording cannot look over a shoulder. If your team shares a tool, a warehouse or a habit that costs time, I will make a training around it: two hours, your own tables, an exercise for everyone and a recording to keep.',
    action: { label: 'Request Custom Training', link: '/contact?about=custom-training' },
  },
} as const;

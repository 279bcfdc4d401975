import { accountDataSchema, deleteAccountInputSchema } from '@polaris/contracts';
import { example } from '../platform/openapi/examples';

export const accountExamples = [
  example(accountDataSchema, {
    user: {
      id: '7f3c1d0e-3a53-4c5e-9d53-0f6f4f0c2b1a',
      email: 'maya@example.com',
      emailStatus: 'verified',
      pendingEmail: null,
      hasPassword: true,
      firstName: 'Maya',
      lastName: 'Okafor',
      profileImageUrl: null,
      phone: '(310) 555-0110',
      isAdmin: false,
      createdAt: '2026-03-02T17:00:00.000Z',
      updatedAt: '2026-03-02T17:00:00.000Z',
    },
    communicationPreferences: { email: true, phone: false, text: false },
    purchases: [
      {
        id: 31,
        userId: '7f3c1d0e-3a53-4c5e-9d53-0f6f4f0c2b1a',
        serviceId: 4,
        service: { name: 'Dashboard Design' },
        status: 'active',
        amount: 950,
        progress: 40,
        purchaseDate: '2026-03-04T18:30:00.000Z',
        completionDate: null,
        notes: [{ text: 'The first draft is ready.', createdAt: '2026-03-11T16:00:00.000Z' }],
      },
    ],
    sessions: [
      {
        id: 12,
        userId: '7f3c1d0e-3a53-4c5e-9d53-0f6f4f0c2b1a',
        serviceId: 4,
        title: 'Dashboard review',
        startTime: '2026-04-07T16:00:00.000Z',
        endTime: '2026-04-07T17:00:00.000Z',
        status: 'scheduled',
        createdAt: '2026-03-20T15:00:00.000Z',
      },
    ],
    testimonials: [
      {
        id: 9,
        name: 'Maya Okafor',
        company: 'Harbor Trust',
        role: 'Director',
        content: 'The numbers agree at last, and we know why.',
        rating: 5,
        nameStyle: 'initial',
        status: 'approved',
        service: { id: 4, name: 'Dashboard Design' },
        requestedAt: '2026-05-02T17:00:00.000Z',
        submittedAt: '2026-05-04T09:30:00.000Z',
        consentedAt: '2026-05-04T09:30:00.000Z',
        withdrawnAt: null,
        createdAt: '2026-05-02T17:00:00.000Z',
      },
    ],
    devices: [
      {
        name: 'Firefox on Windows',
        signedInAt: '2026-03-02T17:00:00.000Z',
        seenAt: '2026-03-20T15:00:00.000Z',
        current: true,
      },
    ],
    newsletter: [
      {
        email: 'maya@example.com',
        status: 'subscribed',
        askedAt: '2026-03-02T17:00:00.000Z',
        confirmedAt: '2026-03-02T17:04:00.000Z',
        unsubscribedAt: null,
        source: '/PolarisNet/manifesto',
      },
    ],
  }),
  example(deleteAccountInputSchema, { email: 'maya@example.com' }),
];

import { describeTag, example } from '../../api/example.ts';
import { APPOINTMENT } from '../../schedule/appointments/appointment.examples.ts';
import { DEVICE } from '../../identity/auth/account-security.examples.ts';
import { PASSKEY } from '../../identity/auth/passkey.examples.ts';
import { USER } from '../../identity/auth/sign-in.examples.ts';
import { OWN_FILE } from '../../people/files/customer-file.examples.ts';
import { ownRetainer } from '../../sales/retainers/retainer.examples.ts';
import { ownOffer } from '../../sales/offers/offer.examples.ts';
import { OWN_INVOICE } from '../../sales/invoices/invoice.examples.ts';
import { CONVERSATION_MESSAGE } from '../../mail/messages/conversation.examples.ts';
import { ownPurchase } from '../../sales/purchases/purchase.examples.ts';
import { REFUSED_SIGN_IN } from '../../records/security-event.examples.ts';
import { accountDataSchema, deleteAccountInputSchema } from './account.ts';

export const accountExamples = [
  example(accountDataSchema, {
    user: USER,
    picture: null,
    communicationPreferences: { email: true, phone: false, text: false },
    purchases: [ownPurchase()],
    invoices: [OWN_INVOICE],
    offers: [ownOffer()],
    retainers: [ownRetainer()],
    sessions: [APPOINTMENT],
    files: [OWN_FILE],
    messages: [CONVERSATION_MESSAGE],
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
    devices: [DEVICE],
    passkeys: [PASSKEY],
    calendarFeed: { createdAt: '2026-03-20T15:00:00.000Z', lastReadAt: null },
    securityEvents: [REFUSED_SIGN_IN],
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

export const accountTag = describeTag(
  'Account',
  'Everything that is stored about a person, and the end of it.',
);

/** https://postmarkapp.com/developer/webhooks/bounce-webhook */
export const postmarkBounce = (own: object = {}) => ({
  RecordType: 'Bounce',
  MessageStream: 'outbound',
  ID: 42,
  Type: 'HardBounce',
  TypeCode: 1,
  Name: 'Hard bounce',
  Tag: 'Test',
  MessageID: '00000000-0000-0000-0000-000000000000',
  Metadata: { a_key: 'a_value', b_key: 'b_value' },
  ServerID: 1234,
  Description:
    'The server was unable to deliver your message (ex: unknown user, mailbox not found).',
  Details: 'smtp;550 5.1.1 The email account that you tried to reach does not exist.',
  Email: 'maya@example.com',
  From: 'hello@polaris.test',
  BouncedAt: '2019-11-05T16:33:54.9070259Z',
  DumpAvailable: true,
  Inactive: true,
  CanActivate: true,
  Subject: 'Test subject',
  Content: '<Full dump of bounce>',
  ...own,
});

/** https://postmarkapp.com/developer/webhooks/spam-complaint-webhook */
export const postmarkComplaint = (own: object = {}) => ({
  ...postmarkBounce(),
  RecordType: 'SpamComplaint',
  Type: 'SpamComplaint',
  TypeCode: 512,
  Name: 'Spam complaint',
  Description: '',
  Details: 'Test spam complaint details',
  CanActivate: false,
  Content: '<Abuse report dump>',
  ...own,
});

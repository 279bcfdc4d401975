/** What SES knows about the mail of an event. */
export interface SesMail {
  to: string;
  /** SES's own id for it. */
  messageId?: string;
  /** The Message-ID of the mail itself, where the owner has enabled original headers. */
  header?: string | undefined;
}

/** https://docs.aws.amazon.com/ses/latest/dg/notification-examples.html */
const mailOf = ({ to, messageId = '0100000000000000-unknown-000000', header }: SesMail) => ({
  timestamp: '2016-01-27T14:59:38.237Z',
  source: 'hello@polaris.test',
  sourceArn: 'arn:aws:ses:us-east-1:888888888888:identity/polaris.test',
  sendingAccountId: '123456789012',
  messageId,
  destination: [to],
  ...(header && {
    headersTruncated: false,
    headers: [
      { name: 'From', value: 'Polaris <hello@polaris.test>' },
      { name: 'Message-ID', value: header },
    ],
    commonHeaders: { messageId: header, to: [to] },
  }),
});

export const sesBounce = (mail: SesMail, own: object = {}) => ({
  notificationType: 'Bounce',
  bounce: {
    bounceType: 'Permanent',
    reportingMTA: 'dns; email.example.com',
    bouncedRecipients: [
      {
        emailAddress: mail.to,
        status: '5.1.1',
        action: 'failed',
        diagnosticCode: `smtp; 550 5.1.1 <${mail.to}>... User unknown`,
      },
    ],
    bounceSubType: 'General',
    timestamp: '2016-01-27T14:59:38.237Z',
    feedbackId: '00000138111222aa-33322211-cccc-cccc-cccc-ddddaaaa068a-000000',
    remoteMtaIp: '127.0.2.0',
    ...own,
  },
  mail: mailOf(mail),
});

export const sesComplaint = (mail: SesMail, own: object = {}) => ({
  notificationType: 'Complaint',
  complaint: {
    userAgent: 'AnyCompany Feedback Loop (V0.01)',
    complainedRecipients: [{ emailAddress: mail.to }],
    complaintFeedbackType: 'abuse',
    arrivalDate: '2016-01-27T14:59:38.237Z',
    timestamp: '2016-01-27T14:59:38.237Z',
    feedbackId: '000001378603177f-18c07c78-fa81-4a58-9dd1-fedc3cb8f49a-000000',
    ...own,
  },
  mail: mailOf(mail),
});

/**
 * The same for a configuration set:
 * https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-examples.html
 */
export const asSesEvent = ({ notificationType, ...rest }: { notificationType: string }) => ({
  eventType: notificationType,
  ...rest,
});

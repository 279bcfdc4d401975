/** A mail that someone sends. */
export interface SentMail {
  from?: string;
  to: string;
  subject?: string;
  text?: string;
  html?: string;
  messageId?: string;
  headers?: Record<string, string>;
  files?: number;
}

let sent = 0;
const newId = () => `<reply-${(sent += 1)}@mail.example.com>`;

/**
 * As Postmark posts it: https://postmarkapp.com/developer/webhooks/inbound-webhook. Plus addressing:
 * https://postmarkapp.com/developer/user-guide/inbound/parse-an-email
 */
export function postmarkInbound(mail: SentMail, own: object = {}) {
  const {
    from = 'maya@example.com',
    to,
    subject = 'Re: Your dashboard',
    text = 'Thank you!',
  } = mail;
  const [, hash = ''] = /\+([^@]*)@/.exec(to) ?? [];
  const headers = {
    'X-Spam-Checker-Version': 'SpamAssassin 3.3.1 (2010-03-16)',
    'X-Spam-Status': 'No',
    'X-Spam-Score': '-0.1',
    'X-Spam-Tests': 'DKIM_SIGNED,DKIM_VALID,DKIM_VALID_AU,SPF_PASS',
    'Received-SPF': 'Pass (sender SPF authorized) identity=mailfrom; client-ip=209.85.160.180',
    'MIME-Version': '1.0',
    'Message-ID': mail.messageId ?? newId(),
    ...mail.headers,
  };
  return {
    FromName: 'Maya Okafor',
    MessageStream: 'inbound',
    From: from,
    FromFull: { Email: from, Name: 'Maya Okafor', MailboxHash: '' },
    To: `"Ines Calloway" <${to}>`,
    ToFull: [{ Email: to, Name: 'Ines Calloway', MailboxHash: hash }],
    Cc: '',
    CcFull: [],
    Bcc: '',
    BccFull: [],
    OriginalRecipient: to,
    Subject: subject,
    MessageID: crypto.randomUUID(),
    ReplyTo: '',
    MailboxHash: hash,
    Date: 'Fri, 1 Aug 2014 16:45:32 -04:00',
    TextBody: text,
    HtmlBody: mail.html ?? '',
    StrippedTextReply: '',
    Tag: '',
    Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
    Attachments: Array.from({ length: mail.files ?? 0 }, (_, index) => ({
      Name: `file-${index}.txt`,
      Content: 'VGhpcyBpcyBhdHRhY2htZW50IGNvbnRlbnRzLCBiYXNlLTY0IGVuY29kZWQu',
      ContentType: 'text/plain',
      ContentLength: 45,
    })),
    ...own,
  };
}

/** The source of a mail (RFC 5322, RFC 2045). */
export function mimeOf(mail: SentMail): string {
  const { from = 'Maya Okafor <maya@example.com>', to, subject = 'Re: Your dashboard' } = mail;
  const { text = 'Thank you!', html } = mail;
  const headers = {
    'Return-Path': '<maya@example.com>',
    From: from,
    To: to,
    Subject: subject,
    'Message-ID': mail.messageId ?? newId(),
    Date: 'Fri, 20 Mar 2026 15:00:00 +0000',
    'MIME-Version': '1.0',
    'Content-Type': 'multipart/mixed; boundary="frontier"',
    ...mail.headers,
  };
  const parts = [
    `Content-Type: ${html ? 'text/html' : 'text/plain'}; charset=UTF-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(
      html ?? text,
    ).toString('base64')}`,
    ...Array.from(
      { length: mail.files ?? 0 },
      (_, index) =>
        `Content-Type: text/plain; name="file-${index}.txt"\r\nContent-Disposition: attachment; filename="file-${index}.txt"\r\n\r\nText of file ${index}.`,
    ),
  ];
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [...head, '', ...parts.map((part) => `--frontier\r\n${part}`), '--frontier--', ''].join(
    '\r\n',
  );
}

/**
 * As the action of SNS publishes it:
 * https://docs.aws.amazon.com/ses/latest/dg/receiving-email-notifications-examples.html
 */
export function sesInbound(
  mail: SentMail,
  { receipt = {}, base64 = false }: { receipt?: object; base64?: boolean } = {},
) {
  const source = mimeOf(mail);
  return {
    notificationType: 'Received',
    receipt: {
      timestamp: '2015-09-11T20:32:33.936Z',
      processingTimeMillis: 222,
      recipients: [mail.to],
      spamVerdict: { status: 'PASS' },
      virusVerdict: { status: 'PASS' },
      spfVerdict: { status: 'PASS' },
      dkimVerdict: { status: 'PASS' },
      dmarcVerdict: { status: 'PASS' },
      action: { type: 'SNS', topicArn: 'arn:aws:sns:us-east-1:123456789012:bounces' },
      ...receipt,
    },
    mail: {
      timestamp: '2015-09-11T20:32:33.936Z',
      source: 'maya@example.com',
      messageId: crypto.randomUUID().replaceAll('-', ''),
      destination: [mail.to],
      headersTruncated: false,
      headers: [],
      commonHeaders: { from: ['maya@example.com'], to: [mail.to] },
    },
    content: base64 ? Buffer.from(source).toString('base64') : source,
  };
}

/** The routes that mail providers call. */
export const POSTMARK_WEBHOOK = '/api/webhooks/postmark';
export const SES_WEBHOOK = '/api/webhooks/ses';
export const POSTMARK_INBOUND = '/api/webhooks/postmark-inbound';
export const SES_INBOUND = '/api/webhooks/ses-inbound';

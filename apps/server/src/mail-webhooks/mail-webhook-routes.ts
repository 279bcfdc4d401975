/** The routes that mail providers call. */
export const POSTMARK_WEBHOOK = '/api/webhooks/postmark';
export const SES_WEBHOOK = '/api/webhooks/ses';

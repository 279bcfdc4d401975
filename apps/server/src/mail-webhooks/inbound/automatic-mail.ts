import { type MailHeader, headerOf } from './received-mail';

/** Headers that people's mails do not have. */
const OF_MACHINES = ['x-auto-response-suppress', 'x-autoreply', 'x-autorespond', 'list-id'];

/**
 * Whether a machine has sent it: one that answers and is answered goes on for ever. RFC 3834 (Auto-Submitted), RFC 3464
 * (reports), RFC 5321, section 4.5.5 (no return address), and what came before them:
 * https://learn.microsoft.com/en-us/openspecs/exchange_server_protocols/ms-oxcmail/ced68690-498a-4567-9d14-5c01f974d8b1
 */
export function isAutomatic(headers: MailHeader[]): boolean {
  const submitted = headerOf(headers, 'auto-submitted')?.toLowerCase() ?? 'no';
  if (!/^no\b/.test(submitted)) return true;
  if (/^(bulk|list|junk|auto_reply)\b/i.test(headerOf(headers, 'precedence') ?? '')) return true;
  if (headerOf(headers, 'return-path') === '<>') return true;
  if (/^multipart\/report\b/i.test(headerOf(headers, 'content-type') ?? '')) return true;
  return OF_MACHINES.some((name) => headerOf(headers, name) !== undefined);
}

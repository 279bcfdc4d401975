import { ProblemError } from '../../platform/problem/problem';
import type { LimitRule } from '../../platform/http/limits/limits.service';

/** Per network address, including wrong secrets. Far more than one business's mail causes. */
export const mailWebhookLimit: LimitRule = { name: 'mail-webhook', points: 600, duration: 600 };

const KB = 1024;

/** The most bytes of a bounce or a complaint. */
export const REPORT_BYTES = 256 * KB;
/** The maximum bytes of a mail from Postmark, enough for a signature with pictures. */
export const MAIL_BYTES = 5 * KB * KB;
/** The same for SNS, which allows 256 kB: nested JSON escapes each line break twice. */
export const SNS_MAIL_BYTES = KB * KB;

/** Thrown before anything is read. */
export const notSetUp = () => new ProblemError(404, 'This webhook is not set up here.');

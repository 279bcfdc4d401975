import { ProblemError } from '../../platform/problem/problem';
import type { LimitRule } from '../../platform/http/limits/limits.service';

/** Reports from one network address, right or wrong: many times what one person's mail brings back. */
export const mailWebhookLimit: LimitRule = { name: 'mail-webhook', points: 600, duration: 600 };

const KB = 1024;

/** The most bytes of a bounce or a complaint. */
export const REPORT_BYTES = 256 * KB;
/** The most bytes of a mail from Postmark: a letter with the pictures of its signature. */
export const MAIL_BYTES = 5 * KB * KB;
/** The same from SNS, which takes 256 kB: JSON in JSON escapes each line break twice. */
export const SNS_MAIL_BYTES = KB * KB;

/** Before anything is read. */
export const notSetUp = () => new ProblemError(404, 'This webhook is not set up here.');

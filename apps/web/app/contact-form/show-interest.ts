import { dataSelector } from '@polaris/contracts/browser-names';

const PULSE_MS = 1000;

let lastInterest = '';

const messageField = () =>
  document.querySelector<HTMLTextAreaElement>('#lets-connect textarea[name=message]');

/** Names a service in the message and lets the field pulse, without losing the visitor's own words. */
export function showInterest(interest: string, { focus }: { focus: boolean }): void {
  if (!messageField()) askForForm();
  const field = messageField();
  if (!field) return;
  write(field, withInterest(field.value, interest, lastInterest));
  lastInterest = interest;
  pulse(field);
  if (focus) field.focus({ preventScroll: true });
}

/** The thank-you panel takes a reset as the wish to write once more. */
const askForForm = () =>
  document
    .querySelector(`#lets-connect ${dataSelector('thanks')}`)
    ?.dispatchEvent(new Event('reset', { bubbles: true }));

/** The interest takes the place of the one before it, and stands above what else was written. */
export function withInterest(message: string, interest: string, previous: string): string {
  const own = (previous ? message.replace(previous, '') : message).trim();
  if (!own || own === interest) return interest;
  return own.startsWith(interest) ? own : `${interest}\n\n${own}`;
}

/** As if typed: a plain assignment would pass React by. */
function write(field: HTMLTextAreaElement, text: string): void {
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function pulse(field: HTMLTextAreaElement): void {
  field.dataset.pulse = '';
  setTimeout(() => delete field.dataset.pulse, PULSE_MS);
}

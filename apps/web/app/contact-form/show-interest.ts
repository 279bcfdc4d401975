import { dataSelector } from '@polaris/contracts/browser-names';

const PULSE_MS = 1000;

let lastInterest = '';

const messageField = () =>
  document.querySelector<HTMLTextAreaElement>('#lets-connect textarea[name=message]');

/** Adds a service to the message without losing typed text, and pulses the field. */
export function showInterest(interest: string, { focus }: { focus: boolean }): void {
  if (!messageField()) requestForm();
  const field = messageField();
  if (!field) return;
  write(field, withInterest(field.value, interest, lastInterest));
  lastInterest = interest;
  pulse(field);
  if (focus) field.focus({ preventScroll: true });
}

/** A reset reopens the form from the thank-you panel. */
const requestForm = () =>
  document
    .querySelector(`#lets-connect ${dataSelector('thanks')}`)
    ?.dispatchEvent(new Event('reset', { bubbles: true }));

/** Replaces the previous interest, above any other text. */
export function withInterest(message: string, interest: string, previous: string): string {
  const own = (previous ? message.replace(previous, '') : message).trim();
  if (!own || own === interest) return interest;
  return own.startsWith(interest) ? own : `${interest}\n\n${own}`;
}

/** Sets the value natively, so that React notices the change. */
function write(field: HTMLTextAreaElement, text: string): void {
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function pulse(field: HTMLTextAreaElement): void {
  field.dataset.pulse = '';
  setTimeout(() => delete field.dataset.pulse, PULSE_MS);
}

import { afterEach, describe, expect, it } from '@jest/globals';
import { LINK_LEFT_OUT, type Mail } from '@polaris/contracts';
import { cleanup, screen } from '@testing-library/react';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { MailEntry } from './mail-entry.tsx';

afterEach(cleanup);

const show = (own: Partial<Mail>) =>
  renderScreen(
    <MailEntry
      mail={{
        id: 1,
        recipient: 'grace@example.com',
        subject: 'Choose a new password',
        text: 'Hello',
        status: 'failed',
        attempts: 1,
        error: null,
        activityId: null,
        undeliverable: null,
        createdAt: '2026-01-01T00:00:00.000Z',
        sentAt: null,
        ...own,
      }}
    />,
  );
const again = () => screen.queryByRole('button', { name: /^Send/ })?.textContent;

describe('a mail in the list', () => {
  it('shows the text of a mail without its link', () => {
    show({ text: `Choose it here: ${LINK_LEFT_OUT}` });
    expect(screen.getByText(`Choose it here: ${LINK_LEFT_OUT}`)).toBeTruthy();
  });

  it.each([
    [null, 'sent', 'It contained a sign-in link and is not shown.'],
    ['', 'sent', 'The text of a mail is kept for 90 days.'],
    ['', 'failed', 'The text of a mail that was not sent is kept for 180 days.'],
    ['', 'kept', 'The text of a mail that was not sent is kept for 180 days.'],
  ] as const)('explains why a mail shows no text', (text, status, reason) => {
    show({ text, status });
    expect(screen.getByText(reason)).toBeTruthy();
  });

  it.each([
    ['failed', 'Hello', 'Send again'],
    ['failed', '', undefined],
    ['kept', '', undefined],
    ['queued', `Here: ${LINK_LEFT_OUT}`, 'Send now'],
    ['held', `Here: ${LINK_LEFT_OUT}`, 'Send now'],
    ['failed', `Here: ${LINK_LEFT_OUT}`, undefined],
    ['kept', null, undefined],
    ['sent', 'Hello', undefined],
    ['bounced', 'Hello', 'Send again'],
    ['bounced', '', undefined],
    ['complaint', 'Hello', undefined],
  ] as const)('offers to resend a mail that is %s with the text %j: %s', (status, text, label) => {
    show({ status, text });
    expect(again()).toBe(label);
  });

  it('offers to try the address again instead while its recipient gets no mail', () => {
    const undeliverable = { id: 12, kind: 'bounce', reason: '550 user unknown' } as const;
    for (const status of ['bounced', 'complaint', 'failed'] as const) {
      show({ status, undeliverable });
      expect(again()).toBeUndefined();
      const retry = screen.getByRole('button', {
        name: 'Try this address again: grace@example.com',
      });
      expect(retry.textContent).toBe('Try this address again');
      cleanup();
    }
    show({ status: 'queued', undeliverable });
    expect(again()).toBe('Send now');
    expect(screen.queryByRole('button', { name: /^Try/ })).toBeNull();
  });
});

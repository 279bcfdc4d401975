import { afterEach, describe, expect, it } from '@jest/globals';
import { LINK_LEFT_OUT, type Mail } from '@polaris/contracts';
import { cleanup, screen } from '@testing-library/react';
import { renderScreen } from '../../../testing/render-screen.tsx';
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
  ] as const)('says why a mail shows no text', (text, status, reason) => {
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
  ] as const)(
    'offers to send again a mail that is %s with the text %j: %s',
    (status, text, label) => {
      show({ status, text });
      expect(again()).toBe(label);
    },
  );
});

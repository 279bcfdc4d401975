import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { ageText } from './age.ts';
import { AttentionBanner } from './attention-banner.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { VersionScreen } from './version-screen.tsx';

afterEach(cleanup);

describe('the age of what is shown', () => {
  it.each([
    [-5, null],
    [59_000, 'less than a minute ago'],
    [60_000, '1 minute ago'],
    [59 * 60_000, '59 minutes ago'],
    [26 * 3_600_000, '26 hours ago'],
    [72 * 3_600_000, '3 days ago'],
  ])('%i ms later is %s', (age, text) => expect(ageText(1_000_000, 1_000_000 + age)).toBe(text));
});

describe('the banner of the connection', () => {
  const usual = {
    trouble: 'Your server does not answer.',
    shownFrom: Date.now() - 3 * 3_600_000,
    keeps: true,
    waiting: 0,
    signOutWaits: false,
  };
  const textOf = (own: object) => {
    render(<ConnectionBanner {...usual} {...own} />);
    return screen.getByRole('status').textContent;
  };

  it('says what is wrong, and how old the shown data is', () => {
    const text = textOf({});
    expect(text).toContain('Your server does not answer.');
    expect(text).toContain(
      'This is the last data the app has loaded, 3 hours ago; nothing can be changed.',
    );
  });

  it('says no age if the clock was set back since', () => {
    expect(textOf({ shownFrom: Date.now() + 86_400_000 })).toContain(
      'This is the last data the app has loaded;',
    );
  });

  it('says that nothing was stored where no key ring is open', () => {
    expect(textOf({ keeps: false, waiting: 2 })).toMatch(/No key ring.*2 activities wait/);
  });
});

it('says how many captures wait for the key ring or were set aside', () => {
  render(
    <MemoryRouter>
      <AttentionBanner taken={[]} refused={0} locked={2} unreadable={1} ready={null} />
    </MemoryRouter>,
  );
  const text = screen.getByRole('status').textContent;
  expect(text).toContain('2 captured activities wait until the key ring of this machine opens.');
  expect(text).toContain('1 captured activity could not be read and was set aside.');
});

describe('a server of another version', () => {
  const show = (fit: 'server-too-old' | 'app-too-old') => {
    const pressed: string[] = [];
    render(
      <VersionScreen
        fit={fit}
        server="https://polaris.example"
        version="1.2.0"
        updateReady={false}
        onCheckForUpdate={() => pressed.push('update')}
        onChangeServer={() => pressed.push('server')}
      />,
    );
    return pressed;
  };

  it('that is too old says what to update, and offers another server', async () => {
    const pressed = show('server-too-old');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/server is older/);
    expect(screen.getByText(/Update Polaris on https:\/\/polaris\.example/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Use another server' }));
    expect(pressed).toEqual(['server']);
  });

  it('that is too new leads to the update of the app', async () => {
    const pressed = show('app-too-old');
    expect(screen.getByText(/no longer serves version 1\.2\.0/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Check for updates' }));
    expect(pressed).toEqual(['update']);
  });
});

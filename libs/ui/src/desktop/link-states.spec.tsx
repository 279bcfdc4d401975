import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { AttentionBanner } from './attention-banner.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { VersionScreen } from './version-screen.tsx';

afterEach(cleanup);

describe('the banner of the connection', () => {
  const usual = {
    trouble: 'Your server does not answer.',
    shownFrom: Date.now() - 3 * 3_600_000,
    cachesResponses: true,
    waiting: 0,
    signOutPending: false,
  };
  const textOf = (own: object) => {
    render(<ConnectionBanner {...usual} {...own} />);
    return screen.getByRole('status').textContent;
  };

  it('shows what is wrong, and how old the shown data is', () => {
    const text = textOf({});
    expect(text).toContain('Your server does not answer.');
    expect(text).toContain(
      'This is the last data the app has loaded, 3 hours ago; nothing can be changed.',
    );
  });

  it('shows no age if the clock was set back since', () => {
    expect(textOf({ shownFrom: Date.now() + 86_400_000 })).toContain(
      'This is the last data the app has loaded;',
    );
  });

  it('reports that nothing was stored when no key ring is open', () => {
    expect(textOf({ cachesResponses: false, waiting: 2 })).toMatch(/No key ring.*2 captures wait/);
  });
});

it('shows how many captures wait for the key ring or were set aside', () => {
  render(
    <MemoryRouter>
      <AttentionBanner
        taken={[]}
        waiting={3}
        otherAccounts={2}
        refused={0}
        locked={2}
        unreadable={1}
        ready={null}
        onDismissTaken={() => undefined}
      />
    </MemoryRouter>,
  );
  const text = screen.getByRole('status').textContent;
  expect(text).toContain('2 captures wait until the key ring of this machine opens.');
  expect(text).toContain('1 capture could not be read and was set aside.');
  expect(text).toContain('3 captures wait to be sent.');
  expect(text).toContain('2 captures wait for another sign-in.');
});

it('stops mentioning a taken shortcut when the user says so', async () => {
  let dismissed = 0;
  const show = (taken: string[]) =>
    render(
      <MemoryRouter>
        <AttentionBanner
          taken={taken}
          waiting={0}
          otherAccounts={0}
          refused={1}
          locked={0}
          unreadable={0}
          ready={null}
          onDismissTaken={() => (dismissed += 1)}
        />
      </MemoryRouter>,
    );
  show(['Control+Shift+Space']);
  await userEvent.click(screen.getByRole('button', { name: 'Do not mention it again' }));
  expect(dismissed).toBe(1);
  cleanup();
  show([]);
  expect(screen.queryByRole('button')).toBeNull();
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

  it('shows what to update when the server is too old, and offers another server', async () => {
    const pressed = show('server-too-old');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/server is older/);
    expect(screen.getByText(/Update Polaris on https:\/\/polaris\.example/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Use another server' }));
    expect(pressed).toEqual(['server']);
  });

  it("links to the app's update when the server is too new", async () => {
    const pressed = show('app-too-old');
    expect(screen.getByText(/no longer serves version 1\.2\.0/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Check for updates' }));
    expect(pressed).toEqual(['update']);
  });
});

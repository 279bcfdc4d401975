import { afterEach, expect, it } from '@jest/globals';
import { dataSelector } from '@polaris/contracts/browser-names';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TitleBar } from './title-bar.tsx';

afterEach(cleanup);

it('opens the menu by its button and by F10, which Windows and Linux users know', async () => {
  let opened = 0;
  render(<TitleBar onMenu={() => (opened += 1)} />);
  const keys = userEvent.setup();
  await keys.click(screen.getByRole('button', { name: 'Menu' }));
  await keys.keyboard('{F10}');
  await keys.keyboard('{Shift>}{F10}{/Shift}');
  expect(opened).toBe(2);
});

it('shows no menu button on macOS, and leaves room for the tools of the admin screens', () => {
  render(<TitleBar onMenu={null} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.querySelector(dataSelector('adminTools'))).not.toBeNull();
});

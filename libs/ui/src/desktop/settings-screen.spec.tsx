import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { SettingsScreen } from './settings-screen.tsx';

type Props = ComponentProps<typeof SettingsScreen>;

const keys = (accelerator: string) => ({
  accelerator,
  registered: true,
  unsure: false,
  offers: [],
});
const show = (more: Partial<Props> = {}) =>
  render(
    <SettingsScreen
      version="1.0.0"
      server="https://polaris.example"
      shortcuts={{ show: keys('Control+Shift+Space'), capture: keys('Control+Shift+L') }}
      startAtLogin={false}
      quietHours={null}
      update={{ step: 'idle' }}
      refused={[]}
      locked={0}
      unreadable={0}
      plainCaptures={null}
      onPlainCaptures={() => undefined}
      onBind={async () => undefined}
      onStartAtLogin={() => undefined}
      onQuietHours={() => undefined}
      onCheckForUpdate={() => undefined}
      onInstallUpdate={() => undefined}
      onChangeServer={() => undefined}
      onDropRefused={() => undefined}
      onClose={() => undefined}
      {...more}
    />,
  );

afterEach(cleanup);

describe('the settings of the app', () => {
  it('offer to start with the machine only where the app can arrange it', () => {
    show({ startAtLogin: true });
    const start = screen.getByRole<HTMLInputElement>('switch', { name: /^Start when I sign in/ });
    expect(start.checked).toBe(true);
    cleanup();
    show({ startAtLogin: null });
    expect(screen.queryByRole('switch', { name: /^Start when I sign in/ })).toBeNull();
  });

  it('set quiet hours, change them, and end them', () => {
    const onQuietHours = jest.fn();
    show({ onQuietHours });
    expect(screen.queryByLabelText('From')).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: 'Quiet hours' }));
    expect(onQuietHours).toHaveBeenLastCalledWith({ from: '20:00', to: '08:00' });
    cleanup();
    show({ onQuietHours, quietHours: { from: '20:00', to: '08:00' } });
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '07:30' } });
    expect(onQuietHours).toHaveBeenLastCalledWith({ from: '20:00', to: '07:30' });
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '' } });
    expect(onQuietHours).toHaveBeenCalledTimes(2);
    fireEvent.click(screen.getByRole('switch', { name: 'Quiet hours' }));
    expect(onQuietHours).toHaveBeenLastCalledWith(null);
  });

  it('do not say that a shortcut works before the desktop has granted it', () => {
    const capture = { ...keys('Control+Shift+L'), unsure: true };
    show({ shortcuts: { show: keys('Control+Shift+Space'), capture } });
    expect(screen.getAllByText(/Your desktop decides about them/)).toHaveLength(1);
    screen.getByText(/try Control\+Shift\+L/);
  });

  it('let captures be stored unencrypted only where no key ring is open', () => {
    const onPlainCaptures = jest.fn();
    show();
    expect(screen.queryByRole('switch', { name: /unencrypted/ })).toBeNull();
    cleanup();
    show({ plainCaptures: false, onPlainCaptures });
    fireEvent.click(screen.getByRole('switch', { name: /unencrypted/ }));
    expect(onPlainCaptures).toHaveBeenCalledWith(true);
  });

  it('say how many captures wait for the key ring or were set aside', () => {
    show({ locked: 2, unreadable: 1 });
    screen.getByText(/2 captured activities wait on this machine until its key ring opens/);
    screen.getByText(/A file of a capture could not be read. Nothing was deleted/);
  });
});

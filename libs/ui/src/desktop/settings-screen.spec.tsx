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
      shortcuts={{ show: keys('Control+Shift+Space'), capture: keys('Control+Shift+Y') }}
      startAtLogin={false}
      quietHours={null}
      update={{ step: 'idle' }}
      captures={[]}
      otherAccounts={[]}
      locked={0}
      unreadable={0}
      allowsUnencryptedCaptures={null}
      onAllowUnencryptedCaptures={() => undefined}
      onBind={async () => undefined}
      onRecord={() => undefined}
      onStartAtLogin={() => undefined}
      onQuietHours={() => undefined}
      onCheckForUpdate={() => undefined}
      onInstallUpdate={() => undefined}
      onChangeServer={() => undefined}
      onSend={() => undefined}
      onEdit={async () => undefined}
      onDrop={() => undefined}
      onClose={() => undefined}
      {...more}
    />,
  );

afterEach(cleanup);

describe('the settings of the app', () => {
  it('offers start at login only when the app can arrange it', () => {
    show({ startAtLogin: true });
    const start = screen.getByRole<HTMLInputElement>('switch', { name: /^Start when I sign in/ });
    expect(start.checked).toBe(true);
    cleanup();
    show({ startAtLogin: null });
    expect(screen.queryByRole('switch', { name: /^Start when I sign in/ })).toBeNull();
  });

  it('sets, changes and ends quiet hours', () => {
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

  it('does not confirm a shortcut before the desktop has granted it', () => {
    const capture = { ...keys('Control+Shift+Y'), unsure: true };
    show({ shortcuts: { show: keys('Control+Shift+Space'), capture } });
    expect(screen.getAllByText(/Your desktop decides about them/)).toHaveLength(1);
    screen.getByText(/try Control\+Shift\+Y/);
  });

  it('switches a shortcut off and shows that it is off', () => {
    const onBind = jest.fn<Props['onBind']>(async () => undefined);
    show({ onBind });
    fireEvent.click(screen.getByRole('button', { name: /^Switch off: Quick capture/ }));
    expect(onBind).toHaveBeenCalledWith('capture', null);
    cleanup();
    const off = { ...keys(''), accelerator: null, registered: false };
    show({ shortcuts: { show: keys('Control+Shift+Space'), capture: off } });
    expect(screen.getByLabelText<HTMLInputElement>(/^Quick capture/).value).toBe('Off');
    expect(screen.queryByText(/belongs to another program/)).toBeNull();
  });

  it('suspends the shortcuts while one is recorded', () => {
    const recorded: boolean[] = [];
    show({ onRecord: (recording) => recorded.push(recording) });
    const field = screen.getByLabelText(/^Quick capture/);
    fireEvent.focus(field);
    fireEvent.blur(field);
    expect(recorded).toEqual([true, false]);
  });

  it('allows unencrypted captures only when no key ring is open', () => {
    const onAllowUnencryptedCaptures = jest.fn();
    show();
    expect(screen.queryByRole('switch', { name: /unencrypted/ })).toBeNull();
    cleanup();
    show({ allowsUnencryptedCaptures: false, onAllowUnencryptedCaptures });
    fireEvent.click(screen.getByRole('switch', { name: /unencrypted/ }));
    expect(onAllowUnencryptedCaptures).toHaveBeenCalledWith(true);
  });

  it('shows how many captures wait for the key ring or were set aside', () => {
    show({ locked: 2, unreadable: 1 });
    screen.getByText(/2 captures wait on this machine until its key ring opens/);
    screen.getByText(/A file of a capture could not be read. Nothing was deleted/);
  });
});

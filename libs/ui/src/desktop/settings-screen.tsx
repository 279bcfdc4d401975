import type { ReactNode } from 'react';
import { Alert } from '../primitives/alert.tsx';
import { Button } from '../primitives/button.tsx';
import { Switch } from '../primitives/fields/switch.tsx';
import { CapturesList, type CapturesListProps } from './captures-list.tsx';
import { type QuietHours, QuietHoursField } from './quiet-hours-field.tsx';
import { type GlobalShortcut, ShortcutField } from './shortcut-field.tsx';
import { VersionStatus, type VersionStatusProps } from './version-status.tsx';

interface SettingsScreenProps extends VersionStatusProps, CapturesListProps {
  server: string | null;
  shortcuts: { show: GlobalShortcut; capture: GlobalShortcut };
  /** Null if the app cannot do that. */
  startAtLogin: boolean | null;
  quietHours: QuietHours | null;
  /** The numbers of captures waiting for the key ring, and of unreadable files of captures. */
  locked: number;
  unreadable: number;
  /** Whether captures may be stored unencrypted; null if the key ring encrypts them. */
  allowsUnencryptedCaptures: boolean | null;
  /** Resolves to an error message about the shortcut, or to undefined. */
  onBind: (name: 'show' | 'capture', keys: string | null) => Promise<string | undefined>;
  onRecord: (recording: boolean) => void;
  onStartAtLogin: (on: boolean) => void;
  onQuietHours: (hours: QuietHours | null) => void;
  onChangeServer: () => void;
  onAllowUnencryptedCaptures: (on: boolean) => void;
  onClose: () => void;
}

/** The settings of the app on this machine. All other settings are in the admin area. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { shortcuts, onBind, onRecord } = props;
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-10 px-5 py-8 sm:px-8">
      <div className="flex items-baseline justify-between gap-4">
        <h1 className="font-display text-3xl text-ink">App settings</h1>
        <Button variant="secondary" onClick={props.onClose}>
          Back
        </Button>
      </div>
      <CapturesList {...props} />
      <Stored {...props} />
      <Section title="Shortcuts">
        <ShortcutField
          label="Show or hide Polaris, from anywhere"
          shortcut={shortcuts.show}
          onBind={(keys) => onBind('show', keys)}
          onRecord={onRecord}
        />
        <ShortcutField
          label="Quick capture, from anywhere"
          shortcut={shortcuts.capture}
          onBind={(keys) => onBind('capture', keys)}
          onRecord={onRecord}
        />
      </Section>
      <Section title="This machine">
        {props.startAtLogin !== null && (
          <Switch
            label="Start when I sign in to this machine"
            checked={props.startAtLogin}
            onChange={(event) => props.onStartAtLogin(event.target.checked)}
          />
        )}
        {props.allowsUnencryptedCaptures !== null && (
          <Switch
            label="Store captures unencrypted while no key ring is open"
            checked={props.allowsUnencryptedCaptures}
            onChange={(event) => props.onAllowUnencryptedCaptures(event.target.checked)}
          />
        )}
        <QuietHoursField hours={props.quietHours} onChange={props.onQuietHours} />
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-sm leading-6 wrap-anywhere text-ink">
            Server: <strong className="font-semibold">{props.server}</strong>
          </p>
          <Button variant="secondary" onClick={props.onChangeServer}>
            Use another server
          </Button>
        </div>
      </Section>
      <Section title="Version">
        <VersionStatus {...props} />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-6 border-t border-line pt-6">
      <h2 className="text-lg font-semibold text-ink">{title}</h2>
      {children}
    </section>
  );
}

function Stored({ locked, unreadable }: SettingsScreenProps) {
  return (
    <>
      {locked > 0 && (
        <Alert>
          {locked === 1 ? 'A capture waits' : `${locked} captures wait`} on this machine until its
          key ring opens. Unlock the key ring; the app retries automatically.
        </Alert>
      )}
      {unreadable > 0 && (
        <Alert>
          {unreadable === 1 ? 'A file of a capture' : `${unreadable} files of captures`} could not
          be read. Nothing was deleted: look in the folder “captured/aside” of this app.
        </Alert>
      )}
    </>
  );
}

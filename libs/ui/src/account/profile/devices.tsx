import type { Device } from '@polaris/contracts';
import { useRef, useState } from 'react';
import { errorMessage } from '../../api/client/api-error.ts';
import { useDevices, useSignOutEverywhere } from '../../api/site/account/account.ts';
import { Alert } from '../../primitives/alert.tsx';
import { AccountFailure } from '../account-failure.tsx';
import { Button } from '../../primitives/button.tsx';
import { DeviceItem } from '../../primitives/device-item.tsx';
import { Skeleton } from '../../primitives/skeleton.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SignOutDevice } from './sign-out-device.tsx';

/** The mail about a new device links to `/dashboard/profile#devices`. */
const DEVICES_HASH = '#devices';

const focusIfRequested = (heading: HTMLElement | null) => {
  if (location.hash === DEVICES_HASH) heading?.focus();
};

export function Devices() {
  const devices = useDevices();
  const list = useRef<HTMLUListElement>(null);
  const [leaving, setLeaving] = useState<Device | null>(null);
  return (
    <ProfileSection
      title="Devices"
      text="Devices that are signed in to your account. If you don't recognize one, sign out everywhere and change your password."
      headingRef={focusIfRequested}
    >
      <div className="flex flex-col items-start gap-6">
        {devices.isPending && <Loading />}
        {devices.isLoadingError && <Alert>{errorMessage(devices.error)}</Alert>}
        {devices.data && (
          <ul
            ref={list}
            tabIndex={-1}
            aria-label="Devices"
            className="w-full border-b border-line focus:outline-none"
          >
            {devices.data.map((device) => (
              <DeviceItem key={device.id} device={device}>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Sign out ${device.name}`}
                  onClick={() => setLeaving(device)}
                >
                  Sign out
                </Button>
              </DeviceItem>
            ))}
          </ul>
        )}
        <SignOutEverywhere />
      </div>
      {leaving && (
        <SignOutDevice
          device={leaving}
          onClose={() => setLeaving(null)}
          onSignedOut={() => list.current?.focus()}
        />
      )}
    </ProfileSection>
  );
}

const Loading = () => (
  <div role="status" className="w-full">
    <span className="sr-only">Loading your devices...</span>
    <Skeleton className="h-12 w-full" />
  </div>
);

function SignOutEverywhere() {
  const signOut = useSignOutEverywhere();
  return (
    <>
      {signOut.isError && <AccountFailure error={signOut.error} />}
      <Button
        variant="secondary"
        pending={signOut.isPending || signOut.isSuccess}
        onClick={() => signOut.mutate(undefined, { onSuccess: () => location.assign('/') })}
      >
        Sign out everywhere
      </Button>
    </>
  );
}

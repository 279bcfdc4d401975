import type { Device } from '@polaris/contracts';
import { sentence } from '../../api/client/api-error.ts';
import { useDevices, useSignOutEverywhere } from '../../api/account/account.ts';
import { Alert } from '../../primitives/alert.tsx';
import { Badge } from '../../primitives/badge.tsx';
import { Button } from '../../primitives/button.tsx';
import { longDate } from '../../primitives/long-date.ts';
import { Skeleton } from '../../primitives/skeleton.tsx';

export function Devices() {
  const devices = useDevices();
  return (
    <div className="flex flex-col items-start gap-6">
      {devices.isPending && <Loading />}
      {devices.isLoadingError && <Alert>{sentence(devices.error)}</Alert>}
      {devices.data && (
        <ul className="w-full border-b border-line">
          {devices.data.map((device, index) => (
            <DeviceRow key={index} device={device} />
          ))}
        </ul>
      )}
      <SignOutEverywhere />
    </div>
  );
}

const Loading = () => (
  <div role="status" className="w-full">
    <span className="sr-only">Loading your devices...</span>
    <Skeleton className="h-12 w-full" />
  </div>
);

function DeviceRow({ device }: { device: Device }) {
  const { name, signedInAt, seenAt, current } = device;
  return (
    <li className="flex flex-col gap-1 border-t border-line py-4">
      <span className="flex flex-wrap items-center gap-3 font-semibold">
        {name}
        {current && <Badge tone="success">This device</Badge>}
      </span>
      <span className="text-sm leading-6 text-muted">
        Signed in on <time dateTime={signedInAt}>{longDate(signedInAt)}</time>, last seen on{' '}
        <time dateTime={seenAt}>{longDate(seenAt)}</time>
      </span>
    </li>
  );
}

function SignOutEverywhere() {
  const signOut = useSignOutEverywhere();
  return (
    <>
      {signOut.isError && <Alert>{sentence(signOut.error)}</Alert>}
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

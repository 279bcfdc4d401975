import { type AccountSummary, displayName } from '@polaris/contracts';
import { useRef, useState } from 'react';
import { errorMessage } from '../../../../api/client/api-error.ts';
import {
  useCustomerDevices,
  useSignCustomerOut,
} from '../../../../api/people/customers/linked-accounts.ts';
import { Alert } from '../../../../primitives/alert.tsx';
import { Button } from '../../../../primitives/button.tsx';
import { DeviceItem } from '../../../../primitives/device-item.tsx';
import { Dialog } from '../../../../primitives/dialog/dialog.tsx';
import { Skeleton } from '../../../../primitives/skeleton.tsx';
import { reportFailure, reportSuccess } from '../../../shared/feedback/report-failure.ts';

interface CustomerDevicesProps {
  customerId: number;
  account: AccountSummary;
}

/** Lists where the customer is signed in, and lets the owner sign them out. */
export function CustomerDevices({ customerId, account }: CustomerDevicesProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        Devices
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Devices"
        description={`Where ${displayName(account)} is signed in. After signing out, they can sign in again as before.`}
        className="max-w-lg"
      >
        <DeviceList customerId={customerId} />
      </Dialog>
    </>
  );
}

function DeviceList({ customerId }: { customerId: number }) {
  const devices = useCustomerDevices(customerId);
  const signingOut = useSignCustomerOut(customerId);
  const list = useRef<HTMLDivElement>(null);
  const signOut = async (deviceId: string | undefined, done: string) => {
    try {
      await signingOut.mutateAsync(deviceId);
      reportSuccess(done);
    } catch (error) {
      reportFailure(error);
    }
    // The pressed button is gone.
    list.current?.focus();
  };
  const isPending = (deviceId: string | undefined) =>
    signingOut.isPending && signingOut.variables === deviceId;
  if (devices.isPending)
    return (
      <div role="status">
        <span className="sr-only">Loading devices...</span>
        <Skeleton className="h-12 w-full" />
      </div>
    );
  if (devices.isLoadingError) return <Alert>{errorMessage(devices.error)}</Alert>;
  return (
    <div ref={list} tabIndex={-1} className="flex flex-col items-start gap-6 focus:outline-none">
      {devices.data.length === 0 ? (
        <p className="text-sm leading-6 text-muted">Not signed in anywhere.</p>
      ) : (
        <>
          <ul className="w-full border-b border-line">
            {devices.data.map((device) => (
              <DeviceItem key={device.id} device={device}>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Sign out ${device.name}`}
                  pending={isPending(device.id)}
                  onClick={() => void signOut(device.id, `${device.name} was signed out.`)}
                >
                  Sign out
                </Button>
              </DeviceItem>
            ))}
          </ul>
          <Button
            variant="secondary"
            pending={isPending(undefined)}
            onClick={() => void signOut(undefined, 'Signed out everywhere.')}
          >
            Sign out everywhere
          </Button>
        </>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';
import { clock, longDate } from './clock.ts';

interface DeviceItemProps {
  device: { name: string; signedInAt: string; seenAt: string; current: boolean };
  /** Actions for the device. */
  children: ReactNode;
}

/** A device that an account is signed in on, in a list. */
export const DeviceItem = ({ device, children }: DeviceItemProps) => (
  <li className="flex items-center justify-between gap-4 border-t border-line py-4">
    <span className="flex min-w-0 flex-col gap-1">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        {device.name}
        {device.current && <Badge tone="success">This device</Badge>}
      </span>
      <span className="text-sm leading-6 text-muted">
        Signed in on <Time of={device.signedInAt} />, last seen on <Time of={device.seenAt} />
      </span>
    </span>
    {children}
  </li>
);

/** With the time of day, which distinguishes several sign-ins on one day. */

const Time = ({ of }: { of: string }) => (
  <time dateTime={of} className="whitespace-nowrap">
    {longDate(of)} {clock(of)}
  </time>
);

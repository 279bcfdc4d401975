import { longZoneText } from '@polaris/contracts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { areDifferent, browserZone, clockZone } from '../../../primitives/clock.ts';

/** Names the time zone of every screen, if it is not that of the browser. */
export function ZoneNotice() {
  const [now] = useState(Date.now);
  const { pathname } = useLocation();
  const zone = clockZone();
  // The first run asks for the time zone itself.
  if (pathname === '/admin/start') return null;
  if (!areDifferent(zone, browserZone(), now)) return null;
  return (
    <p className="mb-2 text-xs leading-5 text-muted">
      Times are in {longZoneText(new Date(now).toISOString(), zone)}, as in your business profile.
    </p>
  );
}

import { useEffect } from 'react';
import { useConnected, watchConnection } from '../../../api/client/connection.ts';

/** Shown above screens in a browser when the connection is lost. */
export function ConnectionBar() {
  const isConnected = useConnected();
  useEffect(watchConnection, []);
  return (
    <div role="status" className="sticky top-(--header-height,0px) z-30">
      {!isConnected && (
        <p className="border-b border-line bg-warn-soft px-5 py-2 text-sm leading-6 text-warn sm:px-8">
          <strong className="font-semibold">No connection.</strong> Showing saved data. The rest
          loads when you reconnect.
        </p>
      )}
    </div>
  );
}

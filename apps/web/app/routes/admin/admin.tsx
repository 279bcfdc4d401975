import { adminPaths } from '@polaris/contracts';
import { useEffect, useRef, useState } from 'react';
import type { PageHandle } from '../../page-handle.ts';
import { AdminApp } from './admin-app.client.ts';
import { FirstLook, useIsDrawn } from './first-look.tsx';
import { ScreensLoading } from './screens-loading.tsx';
import { repeatActs } from './repeat-acts.ts';
import { useTakeOver } from './use-take-over.ts';

export const handle: PageHandle = { hydrate: true, paths: adminPaths };

export const meta = () => [{ title: 'Admin · Polaris' }, { name: 'robots', content: 'noindex' }];

/**
 * The admin area runs in the browser only. What the server has drawn for the owner stands in its place
 * until its scripts are there; for everyone else it does not know the user.
 */
export default function Admin() {
  const [isDrawn] = useState(useIsDrawn());
  const isThere = useTakeOver(isDrawn);
  const before = isDrawn ? <FirstLook /> : <ScreensLoading />;
  return (
    <main id="main" tabIndex={-1}>
      {isThere ? <Screens /> : before}
    </main>
  );
}

function Screens() {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => void repeatActs(screen.current!), []);
  return (
    <div ref={screen} className="contents">
      <AdminApp />
    </div>
  );
}

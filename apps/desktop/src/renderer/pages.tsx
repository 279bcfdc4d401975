import { safeReturnTo } from '@polaris/contracts';
import { AddressScreen } from '@polaris/ui/desktop/address-screen';
import { VersionScreen } from '@polaris/ui/desktop/version-screen';
import { LoadingState } from '@polaris/ui/primitives/page-state';
import { Suspense, lazy } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Outcome } from '../bridge/bridge.ts';
import { useShell } from './shell-state.ts';
import { observeHeight } from './observe-height.ts';

const AdminApp = lazy(async () => ({ default: (await import('@polaris/ui/admin')).AdminApp }));
const LoginScreen = lazy(async () => ({
  default: (await import('@polaris/ui/sign-in')).LoginScreen,
}));
const CaptureScreen = lazy(async () => ({
  default: (await import('@polaris/ui/desktop/capture/capture-screen')).CaptureScreen,
}));
const SettingsScreen = lazy(async () => ({
  default: (await import('@polaris/ui/desktop/settings-screen')).SettingsScreen,
}));

const problemOf = (outcome: Outcome) => (outcome.ok ? undefined : outcome.message);
const loading = <LoadingState text="Loading..." className="px-5" />;

export function StartPage() {
  const { server } = useShell();
  return <Navigate replace to={server ? '/admin' : '/connect'} />;
}

export function ConnectPage() {
  const { server } = useShell();
  const navigate = useNavigate();
  const connect = async (address: string) => {
    const outcome = await window.polaris.connect(address);
    if (outcome.ok) await navigate('/admin');
    return problemOf(outcome);
  };
  return <AddressScreen address={server} onConnect={connect} />;
}

/** On the web the server redirects `/api/login` to the sign-in page. */
export function SignInLink() {
  const { search } = useLocation();
  return <Navigate replace to={`/login${search}`} />;
}

export function SignInPage() {
  const { signIn } = useShell();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const returnTo = safeReturnTo(search.get('returnTo'), '/admin');
  return (
    <Suspense fallback={loading}>
      <LoginScreen
        returnTo={returnTo}
        onDone={() => void navigate(returnTo, { replace: true })}
        browser={{
          onStart: () => void window.polaris.signInWithBrowser(),
          waiting: signIn.step === 'waiting',
          problem: signIn.step === 'failed' ? signIn.message : undefined,
        }}
      />
    </Suspense>
  );
}

export function AdminPage() {
  const { server, online } = useShell();
  if (!server) return <Navigate replace to="/connect" />;
  return (
    <Suspense fallback={loading}>
      <AdminApp siteOrigin={server} isOffline={!online} />
    </Suspense>
  );
}

/** Shown instead of the screens when app and server have incompatible versions. */
export function VersionPage({ fit }: { fit: 'server-too-old' | 'app-too-old' }) {
  const { server, version, update } = useShell();
  const navigate = useNavigate();
  return (
    <VersionScreen
      fit={fit}
      server={server}
      version={version}
      updateReady={update.step === 'ready'}
      onCheckForUpdate={() => void navigate('/settings')}
      onChangeServer={() => void navigate('/connect')}
    />
  );
}

const captureRef = observeHeight((pixels) => void window.polaris.resizeCapture(pixels));

/** macOS and Windows draw an edge around a frameless window with round corners. */
const edge = /linux/i.test(navigator.userAgent) ? 'border border-line-strong' : '';

/** Its window has no frame and is as high as the content. */
export function CapturePage() {
  const { online } = useShell();
  const { polaris } = window;
  return (
    <div ref={captureRef} className={edge}>
      <Suspense fallback={loading}>
        <CaptureScreen
          isOnline={online}
          onCapture={(input) => polaris.capture(input)}
          onAllowPlain={() => polaris.allowUnencryptedCaptures(true)}
          onClose={() => void polaris.closeCapture()}
        />
      </Suspense>
    </div>
  );
}

export function SettingsPage() {
  const shell = useShell();
  const navigate = useNavigate();
  const { polaris } = window;
  return (
    <Suspense fallback={loading}>
      <SettingsScreen
        {...shell}
        onBind={async (name, keys) => problemOf(await polaris.bindShortcut(name, keys))}
        onRecord={(recording) => void polaris.suspendShortcuts(recording)}
        onStartAtLogin={(on) => void polaris.setStartAtLogin(on)}
        onQuietHours={(hours) => void polaris.setQuietHours(hours)}
        onCheckForUpdate={() => void polaris.checkForUpdate()}
        onInstallUpdate={() => void polaris.installUpdate()}
        onChangeServer={() => void navigate('/connect')}
        onAllowUnencryptedCaptures={(on) => void polaris.allowUnencryptedCaptures(on)}
        onSend={(key) => void polaris.sendCapture(key)}
        onEdit={async (key, input) => problemOf(await polaris.editCapture(key, input))}
        onDrop={(key) => void polaris.discardCapture(key)}
        onClose={() => void navigate('/admin')}
      />
    </Suspense>
  );
}

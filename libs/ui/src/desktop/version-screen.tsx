import { Button } from '../primitives/button.tsx';
import { ErrorState } from '../primitives/page-state.tsx';

interface VersionScreenProps {
  fit: 'server-too-old' | 'app-too-old';
  server: string | null;
  version: string;
  /** Whether an update is downloaded and waits for a restart. */
  updateReady: boolean;
  onCheckForUpdate: () => void;
  onChangeServer: () => void;
}

const titles = {
  'server-too-old': 'Your server is older than this app',
  'app-too-old': 'This app is older than your server',
} as const;

function textOf({ fit, server, version }: VersionScreenProps): string {
  const captures = 'Until then, what you capture stays on this machine. It is sent afterwards.';
  return fit === 'server-too-old'
    ? `Update Polaris on ${server}, or install the version of the app that fits it; this is ${version}. ${captures}`
    : `${server} no longer serves version ${version} of the app. Update the app. ${captures}`;
}

/** Replaces the screens if the server is incompatible with this version. */
export function VersionScreen(props: VersionScreenProps) {
  const { fit, updateReady, onCheckForUpdate, onChangeServer } = props;
  return (
    <div className="mx-auto w-full max-w-2xl px-5 py-8 wrap-anywhere sm:px-8">
      <ErrorState
        level={1}
        title={titles[fit]}
        text={textOf(props)}
        action={
          <>
            {fit === 'app-too-old' && (
              <Button onClick={onCheckForUpdate}>
                {updateReady ? 'Install the update' : 'Check for updates'}
              </Button>
            )}
            <Button variant="secondary" onClick={onChangeServer}>
              Use another server
            </Button>
          </>
        }
      />
    </div>
  );
}

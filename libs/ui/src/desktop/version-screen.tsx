import { Button } from '../primitives/button.tsx';
import { ErrorState } from '../primitives/page-state.tsx';

interface VersionScreenProps {
  fit: 'server-too-old' | 'app-too-old';
  server: string | null;
  version: string;
  /** A newer app is loaded and waits for a restart. */
  updateReady: boolean;
  onCheckForUpdate: () => void;
  onChangeServer: () => void;
}

const titles = {
  'server-too-old': 'Your server is older than this app',
  'app-too-old': 'This app is older than your server',
} as const;

function textOf({ fit, server, version }: VersionScreenProps): string {
  const kept = 'What you capture meanwhile stays on this machine and is sent afterwards.';
  return fit === 'server-too-old'
    ? `Update Polaris on ${server}, or install the version of the app that belongs to it; this is ${version}. ${kept}`
    : `${server} no longer serves version ${version} of the app. Update the app. ${kept}`;
}

/** One screen in place of all that would fail in ways of their own. */
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
                {updateReady ? 'Install the update' : 'Look for an update'}
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

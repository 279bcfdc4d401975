import { Button } from '../primitives/button.tsx';

type Update =
  | { step: 'idle' | 'checking' | 'current' | 'unavailable' }
  | { step: 'loading'; percent: number }
  | { step: 'ready'; version: string }
  | { step: 'failed'; message: string };

export interface VersionStatusProps {
  version: string;
  update: Update;
  onCheckForUpdate: () => void;
  onInstallUpdate: () => void;
}

/** The version of the app, and the state of its update. */
export function VersionStatus(props: VersionStatusProps) {
  const { version, update, onCheckForUpdate, onInstallUpdate } = props;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p role="status" className="text-sm leading-6 text-ink">
        Polaris {version}. {updateText(update)}
      </p>
      {update.step === 'ready' ? (
        <Button onClick={onInstallUpdate}>Restart and update</Button>
      ) : (
        <Button
          variant="secondary"
          pending={update.step === 'checking' || update.step === 'loading'}
          onClick={onCheckForUpdate}
        >
          Check for updates
        </Button>
      )}
    </div>
  );
}

function updateText(update: Update): string {
  switch (update.step) {
    case 'idle':
      return '';
    case 'checking':
      return 'Checking for updates...';
    case 'current':
      return 'This is the latest version.';
    case 'unavailable':
      return 'This copy does not update itself.';
    case 'loading':
      return `An update is being downloaded: ${update.percent}%.`;
    case 'ready':
      return `Version ${update.version} is ready.`;
    case 'failed':
      return update.message;
  }
}

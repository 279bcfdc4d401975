import { useState } from 'react';
import { Button } from '../../../primitives/button.tsx';
import { copyPlainText } from '../../../primitives/copy-text.ts';
import { downloadText } from '../../../primitives/download-text.ts';

interface RecoveryCodeListProps {
  codes: string[];
  onClose: () => void;
}

const FILE = 'polaris-recovery-codes.txt';

/** Shown once: a code signs in without the phone. */
export function RecoveryCodeList({ codes, onClose }: RecoveryCodeListProps) {
  const [outcome, setOutcome] = useState<string | null>(null);
  const text = codes.join('\n');
  const copy = async () =>
    setOutcome((await copyPlainText(codes.join(' '))) ? 'Copied.' : 'Please copy them yourself.');
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="max-w-prose leading-6">
        <strong>Save your recovery codes now.</strong> Each one signs you in once, without your
        phone. They won’t be shown again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid w-full gap-x-8 gap-y-2 rounded-sm border border-line bg-sunken p-4 font-mono tabular-nums sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="secondary" onClick={() => downloadText(FILE, `${text}\n`)}>
          Download
        </Button>
        <Button data-autofocus="" onClick={onClose}>
          I’ve saved them
        </Button>
      </div>
      <p role="status" className="text-sm text-muted">
        {outcome}
      </p>
    </div>
  );
}

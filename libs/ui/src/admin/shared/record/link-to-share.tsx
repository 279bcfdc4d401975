import type { SentLink } from '@polaris/contracts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { CopyField } from '../../../primitives/fields/copy-field.tsx';
import { longDate } from './format.ts';

interface LinkToShareProps {
  link: SentLink & { url: string };
  onClose: () => void;
}

export const mustBeShared = (link: SentLink): link is SentLink & { url: string } =>
  link.url !== null;

/** A private link for the owner to share. */
export function LinkToShare({ link: { url, expiresAt }, onClose }: LinkToShareProps) {
  return (
    <div className="flex flex-col gap-5">
      <Alert tone="warn">
        No mail was sent: there is no mail server, or this client gets no such emails. Please send
        this link yourself. Anyone who has it can write in their name.
      </Alert>
      <CopyField label="Link" value={url} autoFocus />
      <p className="text-sm leading-6 text-muted">
        {expiresAt && (
          <>
            It works once, until <time dateTime={expiresAt}>{longDate(expiresAt)}</time>.{' '}
          </>
        )}
        It is shown only once.
      </p>
      <div className="flex justify-end">
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}

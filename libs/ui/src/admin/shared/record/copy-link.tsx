import { type RecordKind, recordLink, recordPaths } from '@polaris/contracts/admin-screens';
import { Link2 } from 'lucide-react';
import { Button, IconButton } from '../../../primitives/button.tsx';
import { copyPlainText } from '../../../primitives/copy-text.ts';
import { toast } from '../../../primitives/toast/toast.tsx';
import { useSiteOrigin } from './site-origin.ts';

interface CopyLinkProps {
  kind: RecordKind;
  id: number;
}

/** Copies the link to a record: in a browser its address, in the desktop app one that opens the app. */
export function useCopyLink({ kind, id }: CopyLinkProps): () => Promise<void> {
  const isDesktop = useSiteOrigin() !== null;
  return async () => {
    const text = isDesktop ? recordLink(kind, id) : location.origin + recordPaths[kind](id);
    if (await copyPlainText(text)) toast({ title: 'Link copied', description: text });
    else toast({ title: 'Error', description: 'It could not be copied.', variant: 'destructive' });
  };
}

/** `of` names the record where several records have this button. */
export function CopyLink({ of, ...record }: CopyLinkProps & { of?: string }) {
  const copy = useCopyLink(record);
  return (
    <Button
      variant={of ? 'ghost' : 'secondary'}
      size="sm"
      onClick={() => void copy()}
      aria-label={of && `Copy link to ${of}`}
    >
      <Link2 aria-hidden="true" className="size-3.5" />
      Copy link
    </Button>
  );
}

/** An icon button for the card of a record; `name` is the record's, for screen readers. */
export function CopyLinkIcon({
  name,
  className,
  ...record
}: CopyLinkProps & { name: string; className?: string }) {
  const copy = useCopyLink(record);
  return (
    <IconButton className={className} label={`Copy link to ${name}`} onClick={() => void copy()}>
      <Link2 aria-hidden="true" className="size-4" />
    </IconButton>
  );
}

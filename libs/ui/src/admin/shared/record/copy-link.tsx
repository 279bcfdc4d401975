import { type RecordKind, recordLink, recordPaths } from '@polaris/contracts/admin-screens';
import { Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../primitives/button.tsx';
import { copyPlainText } from '../../../primitives/copy-text.ts';
import { Menu } from '../../../primitives/menu.tsx';
import { toast } from '../../../primitives/toast/toast.tsx';
import { useSiteOrigin } from './site-origin.ts';

export interface CopyLinkProps {
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

/** A menu that copies the link to a record, with other actions; `of` names it where several records have this menu. */
export function CopyLink({
  of,
  className,
  children,
  ...record
}: CopyLinkProps & { of?: string; className?: string; children?: ReactNode }) {
  const copy = useCopyLink(record);
  return (
    <Menu label={of ? `More about ${of}` : 'More'} className={className}>
      <Button
        variant="ghost"
        size="sm"
        className="justify-start!"
        onClick={() => void copy()}
        aria-label={of && `Copy link to ${of}`}
      >
        <Link2 aria-hidden="true" className="size-3.5" />
        Copy link
      </Button>
      {children}
    </Menu>
  );
}

/** The menu on the card of a record; `name` is the record's, for screen readers. */
export const CopyLinkIcon = ({
  name,
  ...rest
}: CopyLinkProps & { name: string; className?: string }) => <CopyLink of={name} {...rest} />;

import clsx from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../button.tsx';
import { useModal } from './use-modal.ts';

interface DialogProps {
  /** Called by Esc, the close button and a click outside of the dialog. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  /** Whether it cannot be closed. */
  locked?: boolean;
  /** Hides the header; screen readers still get the title. */
  bare?: boolean;
  className?: string;
  children: ReactNode;
}

const panel = clsx(
  'm-auto max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] overflow-y-auto overscroll-contain',
  'rounded-sm border border-line bg-raised p-0 text-ink shadow-lg backdrop:bg-night/60',
);

/**
 * The native modal dialog: it traps and returns focus, closes on Esc, makes the rest inert, and needs no
 * inline styles, which our Content Security Policy forbids.
 */
export function Dialog({ open, ...rest }: DialogProps & { open: boolean }) {
  return open && <OpenDialog {...rest} />;
}

/** Mounted only while it is open, so that it closes and returns the focus before it is removed. */
function OpenDialog(props: DialogProps) {
  const { onClose, title, description, role, locked, bare = false, className, children } = props;
  const id = useId();
  const modal = useModal(onClose, locked);
  return (
    <dialog
      {...modal}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      className={clsx(panel, className ?? 'max-w-xl')}
    >
      {bare ? (
        <>
          <h2 id={`${id}-title`} className="sr-only">
            {title}
          </h2>
          {children}
        </>
      ) : (
        <Titled {...props} id={id} />
      )}
    </dialog>
  );
}

function Titled({
  id,
  onClose,
  title,
  description,
  locked,
  children,
}: DialogProps & { id: string }) {
  return (
    <div className="flex flex-col gap-5 p-5 sm:p-6">
      <header className="flex items-start justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-2">
          <h2 id={`${id}-title`} className="font-display text-2xl leading-8 text-balance">
            {title}
          </h2>
          {description && (
            <p id={`${id}-text`} className="text-sm leading-6 text-pretty text-muted">
              {description}
            </p>
          )}
        </div>
        {!locked && (
          <IconButton label="Close" onClick={onClose} className="-mt-1 -mr-2">
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </header>
      {children}
    </div>
  );
}

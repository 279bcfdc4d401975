import * as RadixToast from '@radix-ui/react-toast';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { buttonStyle } from '../button-style.ts';
import { IconButton } from '../button.tsx';
import { subscribeToDialogs, topDialog } from '../dialog/open-dialogs.ts';
import { Star } from '../star.tsx';
import { type ShownToast, currentToast, dismissToast, subscribeToToasts } from './toast-store.ts';

const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

const variants = {
  default: 'border-line-strong bg-raised text-ink',
  destructive: 'border-danger bg-danger-soft text-danger',
} as const;

const motion = clsx(
  'data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
  'data-[swipe=end]:translate-x-full data-[swipe=move]:transition-none motion-safe:transition-transform',
);

function ToastCard({ shown }: { shown: ShownToast }) {
  const { id, open, title, description, variant = 'default', action, durationMs } = shown;
  return (
    <RadixToast.Root
      open={open}
      onOpenChange={(next) => !next && dismissToast(id)}
      {...(durationMs === undefined ? {} : { duration: durationMs })}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      className={clsx(
        'pointer-events-auto flex w-full items-start gap-3 rounded-sm border p-4 shadow-lg',
        variants[variant],
        motion,
      )}
    >
      <Star className={clsx('mt-1 size-3.5', variant === 'default' && 'text-accent')} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <RadixToast.Title className="text-sm leading-6 font-semibold">{title}</RadixToast.Title>
        {description && (
          <RadixToast.Description className="text-sm leading-5 wrap-anywhere">
            {description}
          </RadixToast.Description>
        )}
        {action && <ToastAction action={action} />}
      </div>
      <RadixToast.Close asChild>
        <IconButton label="Dismiss" className="-mt-1.5 -mr-1.5">
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

function ToastAction({ action }: { action: NonNullable<ShownToast['action']> }) {
  return (
    <RadixToast.Action
      altText={action.altText}
      onClick={action.onClick}
      className={buttonStyle({ variant: 'secondary', size: 'sm', className: 'mt-2 self-start' })}
    >
      {action.label}
    </RadixToast.Action>
  );
}

/** Inside the open dialog: a modal dialog covers everything else, and blocks its clicks. */
export default function ToastRegion() {
  const shown = useSyncExternalStore(subscribeToToasts, currentToast);
  const dialog = useSyncExternalStore(subscribeToDialogs, topDialog);
  const viewport = (
    <RadixToast.Viewport
      hotkey={['F8']}
      className="pointer-events-none fixed right-0 bottom-0 z-50 m-0 flex w-full list-none flex-col gap-2 p-4 md:max-w-[420px]"
    />
  );
  return (
    <RadixToast.Provider
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {shown && <ToastCard key={shown.id} shown={shown} />}
      {dialog ? createPortal(viewport, dialog) : viewport}
    </RadixToast.Provider>
  );
}

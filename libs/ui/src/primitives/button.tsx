import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonStyle, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';
import { Tooltip } from './tooltips/tooltip.tsx';
import { useReadOnlyMode } from './read-only-mode.ts';

interface OwnProps {
  pending?: boolean;
  /** Whether it changes data on the server, or starts to; by default, true if it can be pending. */
  mutates?: boolean;
}

type ButtonProps = ComponentProps<'button'> & ButtonStyle & OwnProps;

/** Stays focusable while it is pending or off, so that keyboard users keep their position. */
export function Button({
  variant,
  size,
  pending,
  mutates = pending !== undefined,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const readOnlyMode = useReadOnlyMode();
  const isDisabled = pending === true || (mutates && readOnlyMode.isReadOnly);
  const click = (event: MouseEvent<HTMLButtonElement>) =>
    isDisabled ? event.preventDefault() : onClick?.(event);
  // Drag handles use these events, which `onClick` does not guard.
  const isHandleDisabled = mutates && readOnlyMode.isReadOnly;
  return (
    <button
      {...rest}
      {...(isHandleDisabled && { onKeyDown: undefined, onPointerDown: undefined })}
      type={type}
      onClick={click}
      aria-disabled={pending || undefined}
      {...(mutates && readOnlyMode.attributes)}
      aria-busy={pending || undefined}
      className={buttonStyle({ variant, size, className })}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'size' | 'aria-label'> & {
  /** Its accessible name, shown in its tooltip. */
  label: string;
};

/** An icon button. */
export function IconButton({ label, variant = 'ghost', ...rest }: IconButtonProps) {
  return (
    <Tooltip name={label}>
      {/* oxlint-disable-next-line polaris/icon-button -- the one button that shows an icon alone */}
      <Button {...rest} variant={variant} size="icon" aria-label={label} />
    </Tooltip>
  );
}

type ButtonLinkProps = ComponentProps<'a'> & ButtonStyle;

/** A link styled as a button; a new tab gets no access to this window. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  const rel = rest.target === '_blank' ? 'noopener noreferrer' : undefined;
  return <a rel={rel} {...rest} className={buttonStyle({ variant, size, className })} />;
}

type IconLinkProps = Omit<ButtonLinkProps, 'size' | 'aria-label'> & { label: string };

/** A link that shows an icon, with its name in a tooltip. */
export const IconLink = ({ label, variant = 'ghost', ...rest }: IconLinkProps) => (
  <Tooltip name={label}>
    {/* oxlint-disable-next-line polaris/icon-button -- the one link that shows an icon alone */}
    <ButtonLink {...rest} variant={variant} size="icon" aria-label={label} />
  </Tooltip>
);

export { buttonStyle };

/**
 * Copies the value of a field. Pages over plain http, and those of the desktop app, have no clipboard to
 * write to: there the selection of the field is copied, which a click allows.
 */
export async function copyText(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}

/** Copies a text that stands in no field. The focus stays where it is. */
export async function copyPlainText(text: string): Promise<boolean> {
  const field = document.createElement('input');
  const focused = document.activeElement;
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  const isCopied = await copyText(field);
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}

/**
 * Copies the value of a field. Without the clipboard API (plain http, desktop app) it copies the
 * selection.
 */
export async function copyText(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}

/** Copies a text, of one or more lines, without a field. Keeps the focus. */
export async function copyPlainText(text: string): Promise<boolean> {
  const field = document.createElement('textarea');
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

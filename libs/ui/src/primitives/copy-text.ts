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

/**
 * Copies what a field holds. Pages that came over plain http, and those of the desktop app, are given no
 * clipboard to write to: there the field's selection is copied, which any press of a button allows.
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

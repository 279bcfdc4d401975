const fields = 'input, select, textarea';
const skipped = '[hidden], [type="hidden"], [readonly], :disabled, [tabindex="-1"]';

/** Focuses what has `data-autofocus`, else the first field that can be edited. */
export function focusFirstField(box: ParentNode): void {
  const chosen = box.querySelector<HTMLElement>('[data-autofocus]');
  const first = () =>
    [...box.querySelectorAll<HTMLElement>(fields)].find((field) => !field.matches(skipped));
  (chosen ?? first())?.focus();
}

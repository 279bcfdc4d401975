const fields = 'input, select, textarea';
const skipped = '[hidden], [type="hidden"], [readonly], :disabled, [tabindex="-1"]';

/** Focuses the element with `data-autofocus`, else the first editable field. */
export function focusFirstField(box: ParentNode): void {
  const chosen = box.querySelector<HTMLElement>('[data-autofocus]');
  const first = () =>
    [...box.querySelectorAll<HTMLElement>(fields)].find((field) => !field.matches(skipped));
  (chosen ?? first())?.focus();
}

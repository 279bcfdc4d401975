/** Makes horizontal scroll areas focusable while their content overflows. */
export function focusableScrollAreas(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries)
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
  });
  for (const box of document.querySelectorAll('[role=group].overflow-x-auto'))
    observer.observe(box);
}

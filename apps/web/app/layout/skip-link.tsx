/** Skips the header by keyboard. Hidden in print. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-sm bg-raised px-4 py-3 font-semibold text-ink focus:translate-y-0 print:hidden"
    >
      Skip to content
    </a>
  );
}

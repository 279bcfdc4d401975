/** The first thing that the Tab key finds: past the header, to what the page is about. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-sm bg-raised px-4 py-3 font-semibold text-ink focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}

/** A separator between facts in one line. */
export function Dot() {
  return <span aria-hidden="true" className="size-1 rounded-full bg-line-strong" />;
}

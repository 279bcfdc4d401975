/** A part lies between two comments that name it. */
export function replacePart(document: string, name: string, body: string): string {
  const [begin, end] = [`<!-- bench ${name} -->`, `<!-- end ${name} -->`];
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/benchmarks/server.md has no part for ${name}.`);
  return `${document.slice(0, from + begin.length)}\n\n${body}\n\n${document.slice(to)}`;
}

interface Filled {
  params?: object;
  query?: object;
}

/** A path with its parameters filled in, and the query parameters that are not empty. */
export function fillPath(path: string, { params = {}, query = {} }: Filled = {}): string {
  const values = new Map(Object.entries(params));
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

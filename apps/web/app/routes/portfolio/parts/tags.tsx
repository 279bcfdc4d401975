export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li
          key={tag}
          className="rounded-sm border border-line px-2 py-0.5 text-[0.8125rem] leading-5 text-muted"
        >
          {tag}
        </li>
      ))}
    </ul>
  );
}

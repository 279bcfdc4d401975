interface SectionHeadingProps {
  id: string;
  eyebrow: string;
  title: string;
}

export function SectionHeading({ id, eyebrow, title }: SectionHeadingProps) {
  return (
    <h2 id={id} className="flex flex-col gap-4">
      <span className="text-sm font-semibold text-accent">{eyebrow}</span>
      <span className="font-display text-headline">{title}</span>
    </h2>
  );
}

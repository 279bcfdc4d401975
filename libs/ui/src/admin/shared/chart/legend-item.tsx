interface LegendItemProps {
  /** The class of its background. */
  color: string;
  label: string;
}

/** What a color of a chart stands for. */
export const LegendItem = ({ color, label }: LegendItemProps) => (
  <span className="flex items-center gap-2">
    <span aria-hidden="true" className={`size-3 ${color}`} />
    {label}
  </span>
);

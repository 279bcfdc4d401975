interface LegendItemProps {
  /** The class of its background. */
  color: string;
  label: string;
}

/** An entry of a chart's legend. */
export const LegendItem = ({ color, label }: LegendItemProps) => (
  <span className="flex items-center gap-2">
    <span aria-hidden="true" className={`size-3 ${color}`} />
    {label}
  </span>
);

/** The options of a select, by their values. */
export const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** Days as typed; null while the field is empty. */
export const typedDays = (value: unknown): number | null =>
  value === '' || value === null || value === undefined ? null : Number(value);

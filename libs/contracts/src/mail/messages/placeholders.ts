/** The placeholders of message texts, written in double braces, with what each is replaced by. */
export const placeholderLabels = {
  firstName: "The person's first name",
  name: "The person's whole name",
  company: "The customer's company",
  ownerName: 'Your own name',
} as const;
export type Placeholder = keyof typeof placeholderLabels;

/** The values for one message; null for an unknown one. */
export type PlaceholderValues = Readonly<Record<Placeholder, string | null>>;

/** A placeholder as it is written in a text. */
export const inBraces = (name: string): string => `{{${name}}}`;

const PATTERN = /\{\{([^{}]*)\}\}/g;

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(placeholderLabels, name);

const namesIn = (text: string): string[] =>
  [...text.matchAll(PATTERN)].map(([, name = '']) => name.trim());

/** Returns an error that names the first unknown placeholder; undefined if all are known. */
export function unknownPlaceholder(text: string): string | undefined {
  const unknown = namesIn(text).find((name) => !isPlaceholder(name));
  if (unknown === undefined) return undefined;
  const known = Object.keys(placeholderLabels).map(inBraces).join(', ');
  return `There is no placeholder ${inBraces(unknown)}. There are: ${known}.`;
}

/** Returns an error that names the first placeholder without a value; undefined if all have one. */
export function unfilledPlaceholder(text: string, values: PlaceholderValues): string | undefined {
  const unfilled = namesIn(text).find((name) => isPlaceholder(name) && !values[name]);
  if (unfilled === undefined) return undefined;
  return `${inBraces(unfilled)} has no value for this person. Write it yourself or remove it.`;
}

/** Fills in the values; a placeholder without one stays. Placeholders inside a value are not filled in. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replace(PATTERN, (written, name: string) => {
    const placeholder = name.trim();
    return (isPlaceholder(placeholder) && values[placeholder]) || written;
  });

/** The first word of a name. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

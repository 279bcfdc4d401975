/** What a text to a person may have in double braces, with what each stands for. */
export const placeholderLabels = {
  firstName: "The person's first name",
  name: "The person's whole name",
  company: "The customer's company",
  ownerName: 'Your own name',
} as const;
export type Placeholder = keyof typeof placeholderLabels;

/** What each placeholder stands for in one message; null where that is not known. */
export type PlaceholderValues = Readonly<Record<Placeholder, string | null>>;

/** A placeholder as it is written in a text. */
export const inBraces = (name: string): string => `{{${name}}}`;

const PATTERN = /\{\{([^{}]*)\}\}/g;

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(placeholderLabels, name);

const namesIn = (text: string): string[] =>
  [...text.matchAll(PATTERN)].map(([, name = '']) => name.trim());

/** Says which placeholder of a text does not exist; undefined if all of them do. */
export function unknownPlaceholder(text: string): string | undefined {
  const unknown = namesIn(text).find((name) => !isPlaceholder(name));
  if (unknown === undefined) return undefined;
  const known = Object.keys(placeholderLabels).map(inBraces).join(', ');
  return `There is no placeholder ${inBraces(unknown)}. There are: ${known}.`;
}

/** Says which placeholder of a text has no value for a person; undefined if all of them have one. */
export function unfilledPlaceholder(text: string, values: PlaceholderValues): string | undefined {
  const unfilled = namesIn(text).find((name) => isPlaceholder(name) && !values[name]);
  if (unfilled === undefined) return undefined;
  return `${inBraces(unfilled)} has no value for this person. Write it yourself or remove it.`;
}

/** Puts the values in; a placeholder without one stays. What a value holds is not read again. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replace(PATTERN, (written, name: string) => {
    const placeholder = name.trim();
    return (isPlaceholder(placeholder) && values[placeholder]) || written;
  });

/** The first word of a name. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

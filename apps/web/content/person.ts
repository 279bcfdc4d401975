/** The town of a place such as "West Hollywood, CA 90069". */
export const townOf = (place: string): string => place.split(',')[0]!.trim();

export const mapUrlOf = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&${new URLSearchParams({ query: place }).toString()}`;

/** The role inside a sentence: "an independent data consultant". */
export const roleInText = (role: string): string =>
  `${/^[aeiou]/i.test(role) ? 'an' : 'a'} ${role.charAt(0).toLowerCase()}${role.slice(1)}`;

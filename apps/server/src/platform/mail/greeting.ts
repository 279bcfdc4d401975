interface AccountName {
  firstName: string | null;
}

/** Two or three words of letters: "Maya Okafor", "Anne-Marie O'Neil", "José de Souza". */
const PERSON = /^\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){1,2}$/u;
const NO_LATIN = /[^\p{Script=Latin} '’-]/u;
const TITLE = /^(?:dr|dame|doctor|lady|lord|miss|mr|mrs|ms|mx|prof|professor|rev|sir|the)$/i;
const ORGANIZATION =
  /\b(?:academy|agency|analytics|associates|association|bank|board|center|charity|church|city|clinic|club|co|college|company|consulting|corp|council|county|data|department|design|foundation|fund|gmbh|group|hospital|inc|institute|labs?|library|llc|llp|ltd|media|museum|network|office|partners|school|services|society|solutions|state|studios?|systems|team|trust|university|ventures|works)\b/i;

/** Returns a first name only if the text looks like a person's name. */
function firstWord(name: string): string {
  const [first = ''] = name.split(' ');
  const isGiven =
    PERSON.test(name) && !NO_LATIN.test(name) && !TITLE.test(first) && !ORGANIZATION.test(name);
  return isGiven ? first : name;
}

/** "Hello Maya,", and "Hello Harbor Trust," for a name that may not be a person's. */
export const greet = (name: string): string => `Hello ${firstWord(name.trim())},`;

/** The account's first name; without one, no name is used. */
export const greetAccount = ({ firstName }: AccountName): string =>
  firstName?.trim() ? `Hello ${firstName.trim()},` : 'Hello,';

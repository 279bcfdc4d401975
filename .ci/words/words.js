/*
 * Words that mean one thing here, and the ones not to use for it; everyday English is a matter of
 * reading. A pattern fits the text of a file: names, comments, strings.
 */

/** In names; every file is held to them, save for landed migrations. */
export const names = [
  { pattern: /\b[Hh]appenings?\b/, write: 'timeline event' },
  { pattern: /\bdailyPlaces\b/, write: 'primaryNav' },
  { pattern: /\brecordPlaces\b/, write: 'secondaryNav' },
  { pattern: /\bPlacePath\b/, write: 'AdminPath' },
  { pattern: /\bnewsOf\b/, write: 'changeKind' },
  { pattern: /\bfallenOut\b/, write: 'canceledAppointments' },
  { pattern: /\binWords\b/, write: 'formatValue' },
  { pattern: /\bKeptAnswers?\b/, write: 'ResponseCache' },
  { pattern: /\bto[A-Z]\w*Answer\b/, write: 'toX without Answer' },
  { pattern: /\b(refuse)[A-Z]\w*\(/, write: 'assertX or rejectX' },
  { pattern: /\bisToCome\b/, write: 'isUpcoming' },
  { pattern: /\blogOnce\b/, write: 'idempotency' },
  { pattern: /\bServerLink\b/, write: 'ServerConnection' },
  { pattern: /\bwearTheme\b/, write: 'setTheme' },
  { pattern: /\boneSpelling\b/, write: 'redirectTrailingSlash' },
  { pattern: /\bWayToPage\b/, write: 'RouteBranch' },
  { pattern: /\b(?:holdActs|repeatActs|HeldActs?)\b/, write: '(deleted)' },
  { pattern: /\bKnownServices\b/, write: 'ServiceIds' },
  { pattern: /\bIdleWork\b/, write: 'IdleQueue' },
  { pattern: /\breachScrollBoxes\b/, write: 'focusableScrollAreas' },
  { pattern: /\bnameManifest\b/, write: 'linkManifest' },
  { pattern: /\bnoteArrival\b/, write: 'recordAttribution' },
  { pattern: /\bforgetUnlessResumed\b/, write: 'clearStaleOrderIntent' },
  { pattern: /\bRowMistake\b/, write: 'RowError' },
  { pattern: /\bchoicesInWords\b/, write: 'formatChoices' },
  { pattern: /\bServiceOpening\b/, write: 'ServiceHero' },
  { pattern: /\bWaysOn\b/, write: 'HelpfulLinks' },
  { pattern: /\bPortfolioFoot\b/, write: 'PortfolioFooter' },
  { pattern: /\btell(?:Owner|OfPayment|Window)\b/, write: 'notifyX' },
  { pattern: /\b(?:ListPlace|FieldPlaces)\b/, write: 'ScrollPosition or fieldOrder' },
  { pattern: /\bchangeInTurn\b/, write: 'writeQueue' },
  { pattern: /\bputInPages\b/, write: 'updateCachedLists' },
  { pattern: /\buseEdited\b/, write: 'useEditDialog' },
  { pattern: /\buseEditing\b/, write: 'useInlineEditing' },
  { pattern: /\bSalePart(?:y|ies)\w*\b/, write: 'Buyer' },
  { pattern: /\bPaidSubjects?\w*\b/, write: 'PaymentSubject' },
  { pattern: /\baskSite\b/, write: 'setSiteProvider' },
  { pattern: /\bisForOthers\b/, write: 'isTyping' },
  { pattern: /\bStripeAwayError\b/, write: 'StripeUnavailableError' },
  { pattern: /\btestimonialBehind\b/, write: 'findTestimonialByToken' },
  { pattern: /\boneByteText\b/, write: 'latin1Output' },
  { pattern: /\bAnsweringServer\b/, write: 'MockServer' },
  { pattern: /\b(?:atMostAtOnce|whenItsTurn)\b/, write: 'limitConcurrency' },
];

/** British spellings. */
export const spellings = [
  { pattern: /colour/i, write: 'color' },
  { pattern: /behaviour/i, write: 'behavior' },
  { pattern: /favourit/i, write: 'favorite' },
  { pattern: /neighbour/i, write: 'neighbor' },
  { pattern: /honour/i, write: 'honor' },
  { pattern: /catalogue/i, write: 'catalog' },
  { pattern: /programme\b/i, write: 'program' },
  { pattern: /judgement/i, write: 'judgment' },
  { pattern: /modelling/i, write: 'modeling' },
  {
    pattern:
      /\b(initial|organ|normal|serial|recogn|summar|optim|minim|author)is(e|es|ed|ing|ation)\b/i,
    write: 'z',
  },
];

/** Words that a colleague stumbles over. */
export const riddles = [
  { pattern: /\banew\b/i, write: 'again' },
  { pattern: /\bwhoever\b/i, write: 'anyone who, or who it is' },
  { pattern: /\bseldom\b/i, write: 'rarely' },
  { pattern: /\bcomes to nothing\b/i, write: 'fails' },
  { pattern: /\bthat is none\b/i, write: 'not a' },
  { pattern: /\bback office\b/i, write: 'admin area' },
  { pattern: /\bhandwork\b/i, write: 'manual work' },
  { pattern: /\bin earnest\b/i, write: 'for real' },
  { pattern: /\b(for|of|to) who (?!we )/, write: 'the person who, or anyone who' },
  { pattern: /\bof before\b(?! you)/, write: 'earlier, or existing' },
  { pattern: /(?<!many )\bof ours\b/, write: 'our' },
];

/** Texts that stood on screens. */
export const screenTexts = [
  { pattern: /Keep mine when I save/, write: 'Overwrite with my changes' },
  { pattern: /Ways in\b/, write: 'Sign-in options' },
  { pattern: /As they are\b/, write: 'Unchanged' },
  { pattern: /By your own clock/, write: 'Your local time' },
  { pattern: /How you are called here/, write: 'Your display name' },
  { pattern: /This exists already/, write: 'Already exists' },
  { pattern: /There is no such way to sign in here/, write: 'This sign-in method is not enabled' },
  { pattern: /as plain application\/json/, write: 'Content-Type must be application/json' },
  { pattern: /There is no such page/, write: 'the specified not-found text' },
  { pattern: /has nothing at this address/, write: 'the specified not-found text' },
  { pattern: /\bForgotten\?/, write: 'Forgot password?' },
  { pattern: /Draft of an invoice/, write: 'Draft invoice' },
  { pattern: /By first page/, write: 'By landing page' },
  { pattern: /Nothing was received in this year/, write: 'No payments this year' },
  { pattern: /It leaves for /, write: 'Sending to {name}…' },
  { pattern: /Services put in order/, write: 'Order saved' },
  { pattern: /As it stands on an envelope/, write: 'As on an envelope' },
  { pattern: /\bFor whom\b/, write: 'Good fit' },
];

const all = [...names, ...spellings, ...riddles, ...screenTexts];

/** Each word of a text that another one stands for, with its line. */
export const findWords = (text) =>
  text.split('\n').flatMap((line, index) =>
    all.flatMap(({ pattern, write }) => {
      const found = pattern.exec(line);
      return found ? [{ line: index + 1, column: found.index, word: found[0], write }] : [];
    }),
  );

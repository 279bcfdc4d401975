/*
 * Words with one meaning here, and the ones to avoid; everyday English needs a reader. A pattern matches any
 * text of a file: names, comments, strings.
 */

/** For names, in every file except landed migrations. */
export const names = [
  { pattern: /[hH]appenings?(?![a-z])/, write: 'timeline event' },
  { pattern: /dailyPlaces/, write: 'primaryNav' },
  { pattern: /recordPlaces/, write: 'secondaryNav' },
  { pattern: /PlacePath/, write: 'AdminPath' },
  { pattern: /newsOf|ListNews/, write: 'changeKind or ListChanges' },
  { pattern: /fallenOut/, write: 'canceledAppointments' },
  { pattern: /[iI]nWords/, write: 'formatX' },
  { pattern: /KeptAnswers?|Keeper\b/, write: 'ResponseCache or KeyStore' },
  { pattern: /\bto[A-Z]\w*Answer(?!s?ed)/, write: 'toX without Answer' },
  { pattern: /\brefuse[A-Z]\w*\(/, write: 'assertX or rejectX' },
  { pattern: /isToCome/, write: 'isUpcoming' },
  { pattern: /logOnce/, write: 'idempotency' },
  { pattern: /ServerLink/, write: 'ServerConnection' },
  { pattern: /wearTheme/, write: 'setTheme' },
  { pattern: /oneSpelling/, write: 'redirectTrailingSlash' },
  { pattern: /ShorterMemory/, write: 'RetentionPolicy' },
  { pattern: /WayToPage/, write: 'RouteBranch' },
  { pattern: /spelledExactly|[aA]nswerSpelling/, write: 'canonicalPath' },
  { pattern: /\bisWhole/, write: 'isComplete' },
  { pattern: /[aA]nswerAtOnce/, write: 'serveFromCache' },
  { pattern: /[aA]tMostAtOnce|whenItsTurn/, write: 'limitConcurrency' },
  { pattern: /Beginnings\b/, write: 'BootContext' },
  { pattern: /KnownServices/, write: 'ServiceIds' },
  { pattern: /pack(?:Well|Quickly)/, write: 'compressBest or compressFast' },
  { pattern: /[iI]dleWork/, write: 'IdleQueue' },
  { pattern: /\b(?:MOST|LATEST)_/, write: 'MAX_ or LAST_' },
  { pattern: /[lL]oadWhenTouched/, write: 'loadOnFirstInteraction' },
  {
    pattern: /[hH]oldActs|[rR]epeatActs|HeldAct|FirstLook|[tT]ellWindow|isDrawn/,
    write: '(deleted)',
  },
  { pattern: /[rR]eachScrollBoxes/, write: 'focusableScrollAreas' },
  { pattern: /[nN]ameManifest/, write: 'linkManifest' },
  { pattern: /noteArrival/, write: 'recordAttribution' },
  { pattern: /forgetUnlessResumed/, write: 'clearStaleOrderIntent' },
  { pattern: /[a-z]Mistakes?\b/, write: 'xErrors, xViolation: what it is' },
  { pattern: /ServiceOpening/, write: 'ServiceHero' },
  { pattern: /WaysOn/, write: 'HelpfulLinks' },
  { pattern: /PortfolioFoot(?!er)/, write: 'PortfolioFooter' },
  { pattern: /\btell[A-Z]/, write: 'notifyX' },
  {
    pattern: /ListPlace|FieldPlaces|adminPlaces|place-store/,
    write: 'ScrollPosition or fieldOrder',
  },
  { pattern: /changeInTurn|record-turns/, write: 'writeQueue' },
  { pattern: /putInPages/, write: 'updateCachedLists' },
  { pattern: /useEdited\b/, write: 'useEditDialog' },
  { pattern: /useEditing\b/, write: 'useInlineEditing' },
  { pattern: /SalePart(?:y|ies)/, write: 'Buyer' },
  { pattern: /Paid(?:Purchases|Subjects?|Invoices)/, write: 'what it does: PaymentSubject' },
  { pattern: /askSite/, write: 'setSiteProvider' },
  { pattern: /isForOthers/, write: 'isTyping' },
  { pattern: /StripeAway/, write: 'StripeUnavailableError' },
  { pattern: /testimonialBehind/, write: 'findTestimonialByToken' },
  { pattern: /oneByteText|latin1Output/, write: 'asciiOutput' },
  { pattern: /ownersUsual/, write: 'ownerPages' },
  { pattern: /[eE]arlierAnswer/, write: 'PreviousResponse' },
  { pattern: /[aA]nswering-?[sS]erver/, write: 'mock-server' },
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

/** Words that make a reader stumble. */
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

/** Texts that used to be on screens. */
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

/** Each word of a text that has a replacement, with its line. */
export const findWords = (text) =>
  text.split('\n').flatMap((line, index) =>
    all.flatMap(({ pattern, write }) => {
      const found = pattern.exec(line);
      return found ? [{ line: index + 1, column: found.index, word: found[0], write }] : [];
    }),
  );

/** The messages of the capture window when something was not stored, changed or sent. */
export const problemTexts = {
  notSignedIn: 'Sign in first, so that it is saved to your account.',
  diskFull:
    'This cannot be sent now, and there is not enough disk space to store it. Nothing was logged.',
  noAnswer: 'Your server did not answer.',
  notChanged: 'The change could not be stored. Nothing was changed.',
  alreadySent: 'This was sent in the meantime.',
  noKeyRing:
    'This cannot be sent now, and there is no unlocked key ring on this machine to store it safely. Nothing was logged.',
} as const;

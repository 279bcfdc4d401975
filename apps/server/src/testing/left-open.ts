/** Closers of what a file has opened. */
export const leftOpen = new Set<() => Promise<void>>();
/** Closers of what the files of a suite share. */
export const afterSuite = new Set<() => Promise<void>>();

const closeAll = async (open: Set<() => Promise<void>>): Promise<void> => {
  await Promise.all([...open].map((close) => close()));
};

/** Closes what a file's failed tests left open, so that it does not affect other files. */
export const afterFile = () => closeAll(leftOpen);
export const afterAllFiles = () => closeAll(afterSuite);

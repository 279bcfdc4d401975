/** How to close what a file has opened. */
export const leftOpen = new Set<() => Promise<void>>();
/** How to close what the files of a suite share. */
export const afterSuite = new Set<() => Promise<void>>();

const closeAll = async (open: Set<() => Promise<void>>): Promise<void> => {
  await Promise.all([...open].map((close) => close()));
};

/** Closes what a file's tests left open because they failed: it would go on in the tests of other files. */
export const afterFile = () => closeAll(leftOpen);
export const afterAllFiles = () => closeAll(afterSuite);

/** How to close applications that are open. */
export const leftOpen = new Set<() => Promise<void>>();

/** Closes those of a file whose tests failed before they did: they would go on in the tests of other files. */
export default async function closeLeftOpen(): Promise<void> {
  await Promise.all([...leftOpen].map((close) => close()));
}

/** The addresses that scripts have navigated to. */
export const navigations = (): readonly string[] =>
  (window as unknown as { navigations: string[] }).navigations;

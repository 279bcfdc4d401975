const recorded = (): string[] => (window as unknown as { navigations: string[] }).navigations;

/** The addresses that scripts have navigated to. */
export const navigations = (): readonly string[] => recorded();

export const clearNavigations = (): void => void recorded().splice(0);

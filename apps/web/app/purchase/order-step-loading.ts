import { dataSelector } from '@polaris/contracts/browser-names';

/*
 * Between the press and the order step the island may still have to load. It is marked on its frame, which
 * React does not draw, so that the button shows that it was pressed.
 */

const frame = () => document.querySelector(dataSelector('island', 'purchase'));

export const showStepLoading = (): void => frame()?.setAttribute('aria-busy', 'true');

export const endStepLoading = (): void => frame()?.removeAttribute('aria-busy');

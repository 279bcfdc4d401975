import type { FieldError } from '@polaris/contracts';
import { isUniqueViolation } from '../../platform/database/database-error';
import { ProblemError, invalid } from '../../platform/problem/problem';
import type { EssayEntity } from './essay.entity';

type Content = Pick<EssayEntity, 'description' | 'topics' | 'body'>;

/** The fields required for publishing, with their messages. */
const missing: [keyof Content, string][] = [
  ['description', 'Add a description before you publish.'],
  ['topics', 'Add at least one topic before you publish.'],
  ['body', 'Write the essay before you publish it.'],
];

const isEmpty = (value: string | string[]): boolean =>
  typeof value === 'string' ? value.trim() === '' : value.length === 0;

export function assertPublishable(essay: Content): void {
  const errors: FieldError[] = missing
    .filter(([field]) => isEmpty(essay[field]))
    .map(([path, message]) => ({ path, message }));
  if (errors.length > 0) throw invalid(errors);
}

const slugConflict = (message: string) =>
  new ProblemError(409, message, [{ path: 'slug', message }]);

/** The address of a published essay cannot change, as links to it must keep working. */
export const addressIsFixed = () =>
  slugConflict('A published essay keeps its address. Withdraw it first to change the address.');

export const addressIsTaken = () => slugConflict('Another essay has this address.');

export function rethrowTakenAddress(error: unknown): never {
  throw isUniqueViolation(error) ? addressIsTaken() : error;
}

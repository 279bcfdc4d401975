import { type Endpoint, type SentParams, type SentQuery, fillPath } from '@polaris/contracts';

/** Path parameters may be numbers. */
type TextOrNumber<V> = string extends V ? V | number : V;
/** Empty query parameters are omitted. */
type OrEmpty<T> = { [Name in keyof T]: TextOrNumber<T[Name]> | '' };

/** The path and query parameters of a call. */
export type CallAddress<E extends Endpoint> = ([SentParams<E>] extends [undefined]
  ? unknown
  : { params: { [Name in keyof SentParams<E>]: TextOrNumber<SentParams<E>[Name]> } }) &
  ([SentQuery<E>] extends [undefined]
    ? unknown
    : Partial<SentQuery<E>> extends SentQuery<E>
      ? { query?: OrEmpty<SentQuery<E>> }
      : { query: OrEmpty<SentQuery<E>> });

/** An argument that is optional if all of its properties are. */
export type Trailing<T> = Partial<T> extends T ? [last?: T] : [last: T];

interface AnyAddress {
  params?: object;
  query?: object;
}

/** The path of a call with its parameters filled in, and the query parameters that are not empty. */
export const pathOf = <E extends Endpoint>(
  endpoint: E,
  ...[sent]: Trailing<CallAddress<E>>
): string => fillPath(endpoint.path, sent as AnyAddress);

import { type OfferPage, type Problem, dayText, momentText } from '@polaris/contracts';
import { ProblemError } from '../../platform/problem/problem';

/** An answer to something else than what is on offer now; the response contains the newer page. */
export class OfferChangedError extends ProblemError {
  constructor(
    detail: string,
    readonly offer: OfferPage,
  ) {
    super(409, detail);
  }

  override toProblem(): Problem {
    return { ...super.toProblem(), offer: this.offer };
  }
}

/** Throws 409 unless the offer waits for an answer, and the answer is to this version. */
export function assertOpen(offer: OfferPage, read: { number: number; sha256?: string }): void {
  const refuse = (detail: string): never => {
    throw new OfferChangedError(detail, offer);
  };
  const { state, acceptance, number, sha256, expiresOn } = offer;
  if (acceptance) refuse(acceptedText(acceptance, offer.timeZone));
  if (state === 'withdrawn') refuse('This offer was withdrawn.');
  if (state === 'declined') refuse('This offer was declined. Ask for a new one.');
  if (state === 'expired') refuse(`This offer ended on ${dayText(expiresOn)}. Ask for it again.`);
  if (read.number !== number || (read.sha256 ?? sha256) !== sha256)
    refuse('This offer has changed since you opened it. Please read it again.');
}

const acceptedText = (
  { name, acceptedAt }: NonNullable<OfferPage['acceptance']>,
  timeZone: string,
): string => `Accepted by ${name} on ${momentText(acceptedAt, timeZone)}.`;

import type { TransferDetails as Transfer } from '@polaris/contracts';
import { Suspense, lazy } from 'react';
import { CopyText } from './copy-text.tsx';

const QrCode = lazy(async () => ({ default: (await import('../qr-code.tsx')).QrCode }));

interface TransferDetailsProps {
  transfer: Transfer;
  /** Whether it cannot be paid online. */
  isOnlyWay: boolean;
}

/** Where to transfer money to, to copy or to scan. */
export function TransferDetails({ transfer, isOnlyWay }: TransferDetailsProps) {
  const { bankDetails, reference, code } = transfer;
  const iban = ibanIn(code);
  return (
    <section
      aria-labelledby="transfer-title"
      className="flex min-w-0 flex-col gap-5 rounded-sm border border-line-strong bg-raised p-5"
    >
      <h2 id="transfer-title" className="font-display text-2xl leading-8">
        {isOnlyWay ? 'Pay by bank transfer' : 'By bank transfer'}
      </h2>
      <div className="flex flex-col items-start gap-2">
        <p className="leading-6 wrap-anywhere whitespace-pre-line">{bankDetails}</p>
        {iban ? (
          <CopyText what="IBAN" text={iban} />
        ) : (
          <CopyText what="bank details" text={bankDetails} />
        )}
      </div>
      <div className="flex flex-col items-start gap-2">
        <p className="leading-6 wrap-anywhere">
          <span className="block text-sm text-muted">Payment reference</span>
          <b className="font-semibold">{reference}</b>
        </p>
        <CopyText what="reference" text={reference} />
      </div>
      {code && (
        <figure className="flex flex-col gap-3">
          <Suspense fallback={<div className="size-48" />}>
            <QrCode text={code} label="QR code of the bank transfer" />
          </Suspense>
          <figcaption className="text-sm leading-6 text-pretty text-muted">
            Scan it in your banking app: it fills in name, account and reference. Enter the amount
            yourself.
          </figcaption>
        </figure>
      )}
    </section>
  );
}

/** Reads the IBAN from its line of the transfer code, where it has no spaces. */
const ibanIn = (code: string | null): string | undefined =>
  code?.split(/\r?\n/).find((line) => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(line));

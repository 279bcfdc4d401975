import type { CompanyConversion, CompanyTexts } from '@polaris/contracts';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../../../api/client/api-error.ts';
import {
  useCompanyConversions,
  useCompanyTexts,
} from '../../../../api/people/company-conversions.ts';
import { Alert } from '../../../../primitives/alert.tsx';
import { Button } from '../../../../primitives/button.tsx';
import { shortDate } from '../../../shared/record/format.ts';
import { companiesText, customersText, peopleText } from '../people-text.ts';
import { ConversionDialog } from './conversion-dialog.tsx';
import { UndoConversionDialog } from './undo-conversion-dialog.tsx';

/** Offers to turn typed names into companies, and to undo that. Hidden if neither is possible. */
export function ConversionNotices() {
  const texts = useCompanyTexts();
  const { data: conversions = [] } = useCompanyConversions();
  const [converting, setConverting] = useState<CompanyTexts | null>(null);
  const [undoing, setUndoing] = useState<CompanyConversion | null>(null);
  const offer = texts.data && texts.data.companies > 0 ? texts.data : null;
  return (
    <>
      {texts.isError && !texts.data && (
        <Alert className="mb-6">
          The company names could not be loaded. {errorMessage(texts.error)}
        </Alert>
      )}
      {(offer || conversions.length > 0) && (
        <section
          aria-label="Company names"
          className="mb-8 flex flex-col gap-3 border-l-2 border-accent bg-sunken px-4 py-3 text-sm leading-6"
        >
          {offer && (
            <Notice text={offerText(offer)}>
              <Button mutates size="sm" onClick={() => setConverting(offer)}>
                Review
              </Button>
            </Notice>
          )}
          {conversions.map((conversion) => (
            <Notice key={conversion.id} text={doneText(conversion)}>
              <Button
                mutates
                variant="secondary"
                size="sm"
                aria-label={`Undo what was made on ${shortDate(conversion.convertedAt)}`}
                onClick={() => setUndoing(conversion)}
              >
                Undo
              </Button>
            </Notice>
          ))}
        </section>
      )}
      {converting && <ConversionDialog texts={converting} onClose={() => setConverting(null)} />}
      {undoing && <UndoConversionDialog conversion={undoing} onClose={() => setUndoing(null)} />}
    </>
  );
}

const offerText = ({ companies, people }: CompanyTexts): string =>
  `${customersText(people)} ${people === 1 ? 'names' : 'name'} ${companiesText(companies)}. Link them?`;

const doneText = ({ companies, people, convertedAt }: CompanyConversion): string =>
  `${companies > 0 ? `${companiesText(companies)} created` : 'Added to companies'} on ${shortDate(convertedAt)}, ${peopleText(people)}. This can be undone for 30 days.`;

const Notice = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
    <p className="min-w-0 flex-1 basis-64 wrap-anywhere">{text}</p>
    <div className="flex flex-wrap gap-2">{children}</div>
  </div>
);

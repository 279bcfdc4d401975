import type { CompanyConversion, CompanyConversionUndo } from '@polaris/contracts';
import { Link } from 'react-router';
import { errorMessage } from '../../../../api/client/api-error.ts';
import {
  useConversionUndoPreview,
  useUndoCompanyConversion,
} from '../../../../api/people/company-conversions.ts';
import { Button } from '../../../../primitives/button.tsx';
import { Dialog } from '../../../../primitives/dialog/dialog.tsx';
import { ErrorState, LoadingState } from '../../../../primitives/page-state.tsx';
import { reportFailure, reportSuccess } from '../../../shared/feedback/report-failure.ts';
import { companyPath } from '../../../shared/record/record-paths.ts';
import { companiesText, peopleText } from '../people-text.ts';

interface UndoConversionDialogProps {
  conversion: CompanyConversion;
  onClose: () => void;
}

/** Explains what undoing a conversion removes and what it keeps, and undoes it. Open while mounted. */
export function UndoConversionDialog({ conversion, onClose }: UndoConversionDialogProps) {
  const preview = useConversionUndoPreview(conversion.id);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Undo this?"
      description="Customers get back the company name they had."
    >
      {preview.data ? (
        <UndoPreview preview={preview.data} conversion={conversion} onClose={onClose} />
      ) : preview.isPending ? (
        <LoadingState text="Checking for later changes..." />
      ) : (
        <ErrorState
          level={3}
          title="This cannot be undone now"
          text={errorMessage(preview.error)}
          action={<Button onClick={() => void preview.refetch()}>Try again</Button>}
        />
      )}
    </Dialog>
  );
}

interface UndoPreviewProps extends UndoConversionDialogProps {
  preview: CompanyConversionUndo;
}

function UndoPreview({ preview, conversion, onClose }: UndoPreviewProps) {
  const undo = useUndoCompanyConversion();
  const { companies, people, stays, staysTotal } = preview;
  const confirm = async () => {
    try {
      reportSuccess(undoneText(await undo.mutateAsync(conversion.id)));
      onClose();
    } catch (error) {
      reportFailure(error);
    }
  };
  const more = staysTotal - stays.length;
  return (
    <>
      <div className="flex flex-col gap-3 text-sm leading-6">
        <p>
          {peopleText(people)} {people === 1 ? 'gets' : 'get'} the earlier text back.{' '}
          {companies > 0 &&
            `${companiesText(companies)} ${companies === 1 ? 'goes' : 'go'} to the trash.`}
        </p>
        {staysTotal === 0 ? (
          <p className="text-muted">Nothing was changed since.</p>
        ) : (
          <div>
            <p className="font-semibold">Changed since, stays as it is with its people:</p>
            <ul className="list-disc pl-5 wrap-anywhere">
              {stays.map(({ id, name }) => (
                <li key={id}>
                  <Link to={companyPath(id)} className="underline underline-offset-4">
                    {name}
                  </Link>
                </li>
              ))}
              {more > 0 && <li>{more.toLocaleString('en-US')} more</li>}
            </ul>
          </div>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button mutates pending={undo.isPending} onClick={() => void confirm()}>
          Undo
        </Button>
      </div>
    </>
  );
}

const undoneText = ({ companies, people, staysTotal }: CompanyConversionUndo): string => {
  const done = `${peopleText(people)} changed back, ${companiesText(companies)} in the trash`;
  return staysTotal === 0 ? done : `${done}; ${companiesText(staysTotal)} changed since stayed`;
};

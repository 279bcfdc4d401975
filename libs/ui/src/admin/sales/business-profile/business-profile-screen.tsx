import { errorMessage } from '../../../api/client/api-error.ts';
import { useBusinessProfile } from '../../../api/sales/business-profile.ts';
import { Button } from '../../../primitives/button.tsx';
import { ErrorState, LoadingState } from '../../../primitives/page-state.tsx';
import { ScreenHeader } from '../../shared/record/screen-header.tsx';
import { BusinessProfileForm } from './business-profile-form.tsx';

/** The owner's business details on invoices. */
export function BusinessProfileScreen() {
  const profile = useBusinessProfile();
  return (
    <>
      <ScreenHeader
        title="Business Profile"
        text="Your details on invoices. Issued invoices are not changed."
      />
      {profile.isPending && <LoadingState text="Loading the business profile..." />}
      {profile.isError && !profile.data && (
        <ErrorState
          title="The business profile could not be loaded"
          text={errorMessage(profile.error)}
          action={<Button onClick={() => void profile.refetch()}>Try again</Button>}
        />
      )}
      {profile.data && (
        <div className="max-w-3xl">
          {profile.data.version === 0 && (
            <p className="mb-6 border-l-2 border-accent bg-sunken px-4 py-3 text-sm leading-6">
              Nothing is entered yet. An invoice needs your legal name and your address before it
              can be issued; the rest is up to you.
            </p>
          )}
          <BusinessProfileForm profile={profile.data} />
        </div>
      )}
    </>
  );
}

import { useBookingSettings } from '../../../api/schedule/booking.ts';
import { errorMessage } from '../../../api/client/api-error.ts';
import { Button } from '../../../primitives/button.tsx';
import { ErrorState, LoadingState } from '../../../primitives/page-state.tsx';
import { ScreenHeader } from '../../shared/record/screen-header.tsx';
import { BookingSettingsForm } from './booking-settings-form.tsx';
import { BusyCalendars } from './busy-calendars.tsx';
import { TimeOff } from './time-off.tsx';
import { ClientPreview } from './client-preview.tsx';

/** When clients can book the sessions included in their purchases. */
export function BookingSettingsScreen() {
  const settings = useBookingSettings();
  return (
    <>
      <ScreenHeader
        title="Booking"
        text="When clients can book the sessions included in their purchases. Set the number of sessions under Services."
      />
      {settings.isPending && <LoadingState text="Loading booking..." />}
      {settings.isError && !settings.data && (
        <ErrorState
          title="Booking could not be loaded"
          text={errorMessage(settings.error)}
          action={<Button onClick={() => void settings.refetch()}>Try again</Button>}
        />
      )}
      {settings.data && (
        <div className="flex max-w-3xl flex-col gap-10">
          <BookingSettingsForm settings={settings.data} />
          <TimeOff />
          <BusyCalendars />
          <ClientPreview isOpen={settings.data.open} />
        </div>
      )}
    </>
  );
}

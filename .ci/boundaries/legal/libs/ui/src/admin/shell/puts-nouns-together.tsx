import 'react-router';
import '../people/activities/activity-entry.tsx';
import '../schedule/appointments/customer-appointments.tsx';
import '../people/customer-page/customer-screen.tsx';
import '../shared/record/record-paths.ts';
import './navigation.ts';

import 'react-router';
import '../activities/activity-entry.tsx';
import '../appointments/customer-appointments.tsx';
import '../customer-page/customer-screen.tsx';
import '../shared/record/record-paths.ts';
import './navigation.ts';

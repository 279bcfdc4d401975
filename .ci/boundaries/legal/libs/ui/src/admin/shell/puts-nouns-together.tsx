import 'react-router';
import '../activities/activity-entry.tsx';
import '../appointments/customer-appointments.tsx';
import '../customers/record/customer-screen.tsx';
import '../shared/record/record-paths.ts';
import './navigation.ts';

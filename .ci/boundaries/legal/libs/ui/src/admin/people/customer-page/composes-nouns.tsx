import 'react-router';
import '../activities/activity-entry.tsx';
import '../../sales/purchases/customer-purchases.tsx';
import '../../shared/record/record-paths.ts';

import '../api/sales/offers.ts';
import '../admin/shared/record/format.ts';
import '../account/account-frame.tsx';
import 'react-router';

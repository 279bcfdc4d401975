import 'react';
import 'react-hook-form';
import 'date-fns';
import '@polaris/contracts';
import '../../api/sales/purchases.ts';
import '../../primitives/button.tsx';
import '../account-frame.tsx';
import './profile-card.tsx';

import 'react';
import '@polaris/contracts';
import '../admin/people/customers/customer-picker.tsx';
import '../primitives/button.tsx';
import '../sign-in/sign-in-frame.tsx';

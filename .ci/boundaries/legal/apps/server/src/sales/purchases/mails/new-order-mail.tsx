import 'react';
import '@polaris/contracts';
import '../../../platform/mail/mail-parts.tsx';

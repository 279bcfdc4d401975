import '../primitives/button.tsx';
import '../theme/theme.ts';
import '../admin/contacts/contacts-screen.tsx';
import 'react-router';

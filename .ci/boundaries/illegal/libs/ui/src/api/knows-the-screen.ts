import '../primitives/button.tsx';
import '../theme/theme.ts';
import '../admin/people/contacts/contacts-screen.tsx';
import 'react-router';

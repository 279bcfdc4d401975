import 'react';
import 'clsx';
import 'lucide-react';
import '@radix-ui/react-dialog';
import 'react-markdown';
import './button.tsx';
import '../theme/theme.ts';
import '@polaris/contracts/browser-names';

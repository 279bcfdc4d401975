import 'react';
import 'lucide-react';
import '@polaris/contracts';
import '../primitives/button.tsx';
import './section.tsx';

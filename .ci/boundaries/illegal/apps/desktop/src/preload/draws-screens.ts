import 'react';
import '@polaris/ui/primitives/button.tsx';
import '../main/index.ts';

import 'react';
import '@polaris/ui/primitives/button';
import '../main/index.ts';

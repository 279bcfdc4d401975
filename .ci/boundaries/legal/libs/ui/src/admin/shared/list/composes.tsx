import '@tanstack/react-virtual';
import '@polaris/contracts';
import '../../../api/pages.ts';
import '../../../primitives/button.tsx';
import '../form/use-editing.ts';
import './list-body.tsx';

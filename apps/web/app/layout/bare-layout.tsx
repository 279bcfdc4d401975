import { Outlet } from 'react-router';

/** Portfolio and series pages have their own frame: no common header or footer. */
export default function BareLayout() {
  return <Outlet />;
}

import { Outlet } from 'react-router';

/** Portfolio pages and the series bring their own frame: no common header or footer. */
export default function BareLayout() {
  return <Outlet />;
}

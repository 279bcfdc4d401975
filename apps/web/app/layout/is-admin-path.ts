/** The admin area has a slim header and a slim footer. */
export const isAdminPath = (pathname: string): boolean => /^\/admin(\/|$)/.test(pathname);

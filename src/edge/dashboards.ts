/**
 * The first path segments that belong to a dashboard. Each is one prerendered shell whose island routes the
 * rest of the path in the browser; public/_redirects, the dev server and the service worker all follow it.
 */
export const dashboards = ['owner-dashboard', 'tenant-dashboard', 'admin'] as const;

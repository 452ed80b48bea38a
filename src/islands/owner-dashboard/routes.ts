import type { AppRoute, ScreenLoader } from '#src/islands/shell/routes.ts';

/** Shown to whoever is in no organisation yet. */
export const onboarding: ScreenLoader = () => import('./screens/welcome/welcome-screen.tsx');

/** The first route that fits is taken: fixed words stand before names. */
export const routes: readonly AppRoute<'owner'>[] = [
  { path: '/', load: () => import('./screens/home/home-screen.tsx'), title: (text) => text.home.title },
  {
    path: '/properties',
    load: () => import('./screens/properties/properties-screen.tsx'),
    title: (text) => text.properties.title,
    permission: 'portfolio.read',
  },
  {
    path: '/properties/new',
    load: () => import('./screens/property-form/new-property-screen.tsx'),
    title: (text) => text.propertyForm.newTitle,
    permission: 'portfolio.write',
  },
  {
    path: '/properties/:id',
    load: () => import('./screens/property/property-screen.tsx'),
    title: (text) => text.property.title,
    permission: 'portfolio.read',
  },
  {
    path: '/properties/:id/edit',
    load: () => import('./screens/property-form/edit-property-screen.tsx'),
    title: (text) => text.propertyForm.editTitle,
    permission: 'portfolio.write',
  },
  {
    path: '/properties/:id/units',
    load: () => import('./screens/units/units-screen.tsx'),
    title: (text) => text.units.title,
    permission: 'portfolio.read',
  },
  {
    path: '/units',
    load: () => import('./screens/units/units-screen.tsx'),
    title: (text) => text.units.title,
    permission: 'portfolio.read',
  },
  {
    path: '/tenants',
    load: () => import('./screens/tenants/tenants-screen.tsx'),
    title: (text) => text.tenants.title,
    permission: 'people.read',
  },
  {
    path: '/tenants/new',
    load: () => import('./screens/tenant-form/tenant-form-screen.tsx'),
    title: (text) => text.tenantForm.title,
    permission: 'leases.write',
  },
  {
    path: '/leases/:id',
    load: () => import('./screens/lease/lease-screen.tsx'),
    title: (text) => text.lease.title,
    permission: 'leases.read',
  },
  {
    path: '/finance',
    load: () => import('./screens/finance/finance-screen.tsx'),
    title: (text) => text.finance.title,
    permission: 'money.read',
  },
  {
    path: '/finance/payments/:id',
    load: () => import('./screens/payment/payment-screen.tsx'),
    title: (text) => text.payment.title,
    permission: 'money.read',
  },
  {
    path: '/finance/ledger/:account',
    load: () => import('./screens/finance/finance-screen.tsx'),
    title: (text) => text.finance.title,
    permission: 'money.read',
  },
  {
    path: '/finance/:tab',
    load: () => import('./screens/finance/finance-screen.tsx'),
    title: (text) => text.finance.title,
    permission: 'money.read',
  },
];

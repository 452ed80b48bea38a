// Every screen of the owner's area but those that stand in files of their own: a list that reads best whole.
import { accountRoutes } from '#src/islands/shell/account/account-routes.ts';
import type { AppRoute } from '#src/islands/shell/routes.ts';
import { financeRoutes } from './finance-routes.ts';
import { home } from './home-route.ts';
import { later } from './later.ts';
import { maintenanceRoutes } from './maintenance-routes.ts';
import { messageRoutes } from './message-routes.ts';

// Texts beyond the area's own, fetched with the screens that need them.
const PORTFOLIO = ['ownerPortfolio'] as const;
const PROPERTY = ['ownerPortfolio', 'ownerProperty'] as const;
const PORTFOLIO_FILES = ['ownerPortfolioFiles'] as const;
const UNIT = ['ownerPortfolio', 'ownerProperty', 'ownerCharging', 'documents'] as const;
const LEASING = ['ownerMoney', 'ownerLeasing', 'ownerCharging'] as const;
const LEASE = [...LEASING, 'ownerContract', 'contract', 'documents', 'ownerCards', 'condition'] as const;
const CONTRACT = ['ownerMoney', 'ownerContract', 'contract'] as const;
const PROPERTY_PAGE = ['ownerPortfolio', 'ownerProperty', 'documents'] as const;
const MONEY = ['ownerMoney'] as const;
const SCREENING = ['ownerScreening'] as const;
const TENANT = ['ownerMoney', 'ownerTenantPage', 'ownerCharging', 'documents', 'maintenance'] as const;
const DOCUMENTS = ['ownerDocuments', 'documents'] as const;
const COMMUNITY = ['community', 'condition'] as const;
const CONDITION = ['condition'] as const;
const TEAM = ['ownerTeam'] as const;

/** The first route that fits is taken: fixed words stand before names. */
export const routes: readonly AppRoute<'owner'>[] = [
  home,
  {
    path: '/properties',
    load: later('properties'),
    namespaces: PORTFOLIO,
    title: (text) => text.titles.properties,
    permission: 'portfolio.read',
  },
  {
    path: '/properties/new',
    load: later('newProperty'),
    namespaces: PROPERTY,
    title: (text) => text.titles.newProperty,
    permission: 'portfolio.write',
  },
  {
    path: '/properties/files',
    load: later('portfolioFiles'),
    namespaces: PORTFOLIO_FILES,
    title: (text) => text.titles.portfolioFiles,
    permission: 'portfolio.read',
  },
  {
    path: '/properties/:id',
    load: later('property'),
    namespaces: PROPERTY_PAGE,
    title: (text) => text.titles.property,
    permission: 'portfolio.read',
  },
  {
    path: '/properties/:id/edit',
    load: later('editProperty'),
    namespaces: PROPERTY,
    title: (text) => text.titles.editProperty,
    permission: 'portfolio.write',
  },
  {
    path: '/properties/:id/units',
    load: later('units'),
    namespaces: PORTFOLIO,
    title: (text) => text.titles.units,
    permission: 'portfolio.read',
  },
  {
    path: '/units',
    load: later('units'),
    namespaces: PORTFOLIO,
    title: (text) => text.titles.units,
    permission: 'portfolio.read',
  },
  {
    path: '/units/import',
    load: later('unitImport'),
    namespaces: PROPERTY,
    title: (text) => text.titles.importUnits,
    permission: 'portfolio.write',
  },
  {
    path: '/units/:id',
    load: later('unit'),
    namespaces: UNIT,
    title: (text) => text.titles.unit,
    permission: 'portfolio.read',
  },
  {
    path: '/tenants',
    load: later('tenants'),
    namespaces: MONEY,
    title: (text) => text.titles.tenants,
    permission: 'people.read',
  },
  {
    path: '/tenants/new',
    load: later('tenantForm'),
    namespaces: LEASING,
    title: (text) => text.titles.newTenant,
    permission: 'leases.write',
  },
  {
    path: '/tenant-screening',
    load: later('screening'),
    namespaces: SCREENING,
    title: (text) => text.titles.screening,
    permission: 'people.read',
  },
  {
    path: '/tenant-screening/new',
    load: later('newApplication'),
    namespaces: SCREENING,
    title: (text) => text.titles.newApplication,
    permission: 'people.write',
  },
  {
    path: '/tenant-screening/:id',
    load: later('application'),
    namespaces: SCREENING,
    title: (text) => text.titles.application,
    permission: 'people.read',
  },
  {
    path: '/tenants/:personId',
    load: later('tenant'),
    namespaces: TENANT,
    title: (text) => text.titles.tenant,
    permission: 'people.read',
  },
  {
    path: '/leases/:id',
    load: later('lease'),
    namespaces: LEASE,
    title: (text) => text.titles.lease,
    permission: 'leases.read',
  },
  ...maintenanceRoutes,
  ...messageRoutes,
  {
    path: '/documents',
    load: later('documents'),
    namespaces: DOCUMENTS,
    title: (text) => text.titles.documents,
    permission: 'portfolio.read',
  },
  {
    path: '/community',
    load: later('community'),
    namespaces: COMMUNITY,
    title: (text) => text.titles.community,
    permission: 'portfolio.read',
  },
  {
    path: '/leases/:id/condition',
    load: later('condition'),
    namespaces: CONDITION,
    title: (text) => text.titles.lease,
    permission: 'leases.read',
  },
  {
    path: '/leases/:id/contract',
    load: later('contract'),
    namespaces: CONTRACT,
    title: (text) => text.titles.contract,
    permission: 'leases.read',
  },
  ...financeRoutes,
  ...accountRoutes,
  {
    path: '/team',
    load: later('team'),
    namespaces: TEAM,
    title: (text) => text.titles.team,
  },
  {
    path: '/team/roles',
    load: later('roles'),
    namespaces: TEAM,
    title: (text) => text.titles.roles,
  },
  {
    path: '/settings/organization',
    load: later('organization'),
    namespaces: TEAM,
    title: (text) => text.titles.organization,
  },
  {
    path: '/settings/organization/activity',
    load: later('activity'),
    namespaces: TEAM,
    title: (text) => text.titles.activity,
    permission: 'audit.read',
  },
  {
    path: '/organizations/new',
    load: later('newOrganization'),
    namespaces: TEAM,
    title: (text) => text.titles.newOrganization,
  },
];

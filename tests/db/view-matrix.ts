// Who sees what of the views of the API (tables: matrix.ts).
import { communityViews } from './community-matrix.ts';
import { decisionViews } from './decision-matrix.ts';
import { expenseViews } from './expense-matrix.ts';
import { BOOKS, MONEY, OWN_LEASES, PROPERTIES_OF_LEASES, UNITS_OF_LEASES } from './matrix.ts';
import { messageViews } from './message-matrix.ts';
import { notificationViews } from './notification-matrix.ts';
import { paymentViews } from './payment-matrix.ts';
import { EVERY_ROLE, OFFICE } from './roles.ts';
import { signingKeyViews } from './signing-key-matrix.ts';
import { signingViews } from './signing-matrix.ts';
import type { TableRule } from './table-rule.ts';
import { taxViews } from './tax-matrix.ts';
import { trustViews } from './trust-matrix.ts';
import { upkeepViews } from './upkeep-matrix.ts';

const view = (rule: Omit<TableRule, 'service'>): TableRule => ({ ...rule, service: 'reads' });

/** Views show what the tables beneath show to the same reader. */
export const views: Readonly<Record<string, TableRule>> = {
  ...taxViews,
  ...trustViews,
  ...decisionViews,
  ...expenseViews,
  ...messageViews,
  ...notificationViews,
  ...signingKeyViews,
  ...signingViews,
  ...paymentViews,
  ...upkeepViews,
  decision_units_list: view({ members: EVERY_ROLE, ofTenant: UNITS_OF_LEASES }),
  documents_list: view({
    members: EVERY_ROLE,
    narrower: { maintenance: "area = 'portfolio'" },
    ofTenant: 'lease_id = any ($1) and is_shared',
  }),
  ...communityViews,
  properties_list: view({ members: EVERY_ROLE, ofTenant: PROPERTIES_OF_LEASES }),
  units_list: view({ members: EVERY_ROLE, ofTenant: UNITS_OF_LEASES }),
  applications_list: view({ members: OFFICE }),
  lease_deposits: view({ key: 'lease_id', members: OFFICE }),
  leases_list: view({ members: OFFICE, ofTenant: 'id = any ($1)' }),
  lease_parties: view({ members: OFFICE, ofTenant: OWN_LEASES }),
  lease_events_list: view({ members: OFFICE }),
  person_notes_list: view({ members: OFFICE }),
  tenants_list: view({ members: OFFICE, ofTenant: 'user_id = $2' }),
  payments_list: view(MONEY),
  chargeable_leases: view({
    members: OFFICE,
    ofTenant: 'id in (select lease_id from public.tenant_rows where user_id = $2 and is_primary)',
  }),
  charges_list: view(MONEY),
  journal_list: view(BOOKS),
  arrears: view({
    key: "organization_id || '/' || currency",
    members: OFFICE,
    ofTenant: 'organization_id in (select organization_id from public.leases where id = any ($1))',
  }),
};

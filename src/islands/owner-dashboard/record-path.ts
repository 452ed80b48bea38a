/** The page of a record, by what it is: a name leads here and nowhere else. */
export const recordPath = {
  tenant: (personId: string) => `/tenants/${personId}`,
  lease: (id: string) => `/leases/${id}`,
  unit: (id: string) => `/units/${id}`,
  property: (id: string) => `/properties/${id}`,
  payment: (id: string) => `/finance/payments/${id}`,
  application: (id: string) => `/tenant-screening/${id}`,
  assembly: (id: string) => `/democratic/assemblies/${id}`,
  bill: (id: string) => `/finance/expenses/${id}`,
  vendor: (id: string) => `/finance/vendors/${id}`,
  request: (id: string) => `/maintenance/${id}`,
  asset: (id: string) => `/maintenance/assets/${id}`,
  plan: (id: string) => `/maintenance/plans/${id}`,
  decision: (id: string) => `/democratic/${id}`,
  workOrder: (id: string) => `/maintenance/work-orders/${id}`,
} as const;

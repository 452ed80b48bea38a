import type { ToolArea } from '../tools.ts';
import type { Concepts } from './meaning.ts';

/** Where to look for what was spoken of, when no tool answers. */
const PLACES: Readonly<Record<ToolArea, readonly (readonly [concepts: string, path: string])[]>> = {
  owner: [
    ['owe late unpaid bill lateFee', '/owner-dashboard/finance/charges'],
    ['collect pay paid rate_collected', '/owner-dashboard/finance'],
    ['lease tenant end renew deposit aTenant', '/owner-dashboard/tenants'],
    ['unit vacant occupied occupancy aUnit', '/owner-dashboard/units'],
    ['property aProperty', '/owner-dashboard/properties'],
    ['request maintenance damage', '/owner-dashboard/maintenance'],
    ['expenses cost', '/owner-dashboard/finance/expenses'],
    ['income profit margin cash net', '/owner-dashboard/finance/reports'],
    ['application approve', '/owner-dashboard/tenant-screening'],
    ['notice notify', '/owner-dashboard/notices'],
    ['message', '/owner-dashboard/messages'],
    ['law', '/owner-dashboard/legal'],
    ['documents', '/owner-dashboard/documents'],
    ['upcoming', '/owner-dashboard/calendar'],
  ],
  tenant: [
    ['owe late bill lateFee', '/tenant-dashboard/charges'],
    ['pay paid transfer', '/tenant-dashboard/payments'],
    ['lease end deposit rent', '/tenant-dashboard/property'],
    ['request maintenance damage', '/tenant-dashboard/maintenance'],
    ['message office', '/tenant-dashboard/messages'],
    ['notice', '/tenant-dashboard/notices'],
    ['documents', '/tenant-dashboard/documents'],
    ['law', '/tenant-dashboard/law'],
    ['upcoming assembly', '/tenant-dashboard/calendar'],
  ],
};
/** Where a person or the list of everything helps on. */
const ELSE: Readonly<Record<ToolArea, readonly string[]>> = {
  owner: ['/owner-dashboard/'],
  tenant: ['/tenant-dashboard/help', '/tenant-dashboard/messages'],
};
const MOST = 3;

export function placesFor(concepts: Concepts, area: ToolArea): readonly string[] {
  const said = new Set(concepts.flatMap((one) => [...(one ?? [])]));
  const found = PLACES[area]
    .filter(([names]) => names.split(' ').some((one) => said.has(one)))
    .map(([, path]) => path);
  return found.length > 0 ? found.slice(0, MOST) : ELSE[area];
}

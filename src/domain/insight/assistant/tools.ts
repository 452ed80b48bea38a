// Long because it declares every tool.
import type { Permission } from '../../people/permissions.ts';
import { type DimensionId, dimensionIds, type MeasureId, measureIds } from '../measures/names.ts';

/** Who a tool is for: members of an organization, or tenants in their own area. */
export type ToolArea = 'owner' | 'tenant';

/**
 * What a parameter takes. A day is `YYYY-MM-DD`. A record is named by what people call it or by its id, and is looked for among
 * what the caller may read. Money is a decimal in whole units, such as `25000.50`.
 */
export type ParameterKind =
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'day' }
  | { readonly kind: 'count'; readonly least: number; readonly most: number }
  | { readonly kind: 'money' }
  | { readonly kind: 'record'; readonly of: 'property' | 'unit' | 'tenant' }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | { readonly kind: 'choices'; readonly of: readonly string[]; readonly most: number };

export type Parameter = ParameterKind & { readonly isNeeded?: true };

/**
 * Something that the assistant, a model or a program of the caller's may have done. `read` only reads, as the caller. `prepare`
 * writes nothing either: it answers with a filled form, which a person looks at and sends.
 */
export interface Tool {
  readonly areas: readonly ToolArea[];
  readonly does: 'read' | 'prepare';
  /** What a member needs for it. Tenants need none for what is their own. */
  readonly permission?: Permission;
  readonly parameters: Readonly<Record<string, Parameter>>;
}

const text = (most: number) => ({ kind: 'text', most }) as const;
const needed = <Kind extends ParameterKind>(parameter: Kind) => ({ ...parameter, isNeeded: true }) as const;
const choice = <const Of extends readonly string[]>(...of: Of) => ({ kind: 'choice', of }) as const;
const day = { kind: 'day' } as const;
const property = { kind: 'record', of: 'property' } as const;
const unit = { kind: 'record', of: 'unit' } as const;
const tenant = { kind: 'record', of: 'tenant' } as const;
const currency = choice('DOP', 'USD');
const days = { from: day, until: day } as const;
const priority = choice('low', 'medium', 'high', 'urgent');
const measure = { kind: 'choice', of: measureIds } as const satisfies ParameterKind & {
  of: readonly MeasureId[];
};
const by = { kind: 'choices', of: dimensionIds, most: 2 } as const satisfies ParameterKind & {
  of: readonly DimensionId[];
};

const owner = ['owner'] as const;
const own = ['tenant'] as const;
const everybody = ['owner', 'tenant'] as const;

/** All tools, by the name that engines, programs and tests call them by. */
export const tools = {
  /** A figure of the list of measures, cut and filtered: "how much did I collect in October by property". */
  measure: {
    areas: owner,
    does: 'read',
    permission: 'portfolio.read',
    parameters: { measure: needed(measure), by, ...days, property, unit, tenant, currency },
  },
  /** What one tenant owes, has paid and pays next. */
  tenant_account: {
    areas: owner,
    does: 'read',
    permission: 'money.read',
    parameters: { tenant: needed(tenant) },
  },
  /** Who owes, how much and since when, the largest first. */
  late_tenants: { areas: owner, does: 'read', permission: 'money.read', parameters: { property } },
  /** Payments that came in between two days. */
  payments: {
    areas: owner,
    does: 'read',
    permission: 'money.read',
    parameters: { ...days, tenant, property },
  },
  /** Rent, term, deposit and people of the lease of a tenant or a unit. */
  lease: { areas: owner, does: 'read', permission: 'leases.read', parameters: { tenant, unit } },
  /** Leases that end between two days, the next 90 where none are said. */
  leases_ending: {
    areas: owner,
    does: 'read',
    permission: 'leases.read',
    parameters: { ...days, property },
  },
  /** Units without a lease today, and since when. */
  vacant_units: { areas: owner, does: 'read', permission: 'portfolio.read', parameters: { property } },
  /** A property: its units, how many are let, who owns it. */
  property: {
    areas: owner,
    does: 'read',
    permission: 'portfolio.read',
    parameters: { property: needed(property) },
  },
  /** Requests for repairs that are not closed. */
  open_requests: {
    areas: owner,
    does: 'read',
    permission: 'maintenance.read',
    parameters: { property, unit, priority },
  },
  /** What comes up between two days: rents, ends, visits, deadlines. The next 14 where none are said. */
  upcoming: { areas: owner, does: 'read', permission: 'portfolio.read', parameters: days },
  /** What waits for the reader: payments to confirm, requests, applications, messages. */
  waiting: { areas: owner, does: 'read', permission: 'portfolio.read', parameters: {} },
  /** What changed since a day, 7 days ago where none is said. */
  changes: { areas: owner, does: 'read', permission: 'portfolio.read', parameters: { from: day } },
  /** What may come: rent income, vacancy, maintenance cost or cash. */
  forecast: {
    areas: owner,
    does: 'read',
    permission: 'money.read',
    parameters: {
      of: needed(choice('rent_income', 'vacancy', 'maintenance_cost', 'cash', 'late_payment')),
      months: { kind: 'count', least: 1, most: 24 },
    },
  },
  /** Records found by name, number or words. */
  find: {
    areas: owner,
    does: 'read',
    permission: 'portfolio.read',
    parameters: { text: needed(text(200)) },
  },
  /** A notice to the tenants of a property, or of all, as a filled form. */
  prepare_notice: {
    areas: owner,
    does: 'prepare',
    permission: 'messages.write',
    parameters: { property, text: needed(text(2_000)) },
  },
  /** A request for a repair, as a filled form. */
  prepare_request: {
    areas: owner,
    does: 'prepare',
    permission: 'maintenance.write',
    parameters: { unit, text: needed(text(2_000)), priority },
  },
  /** A payment that was received, as a filled form. */
  prepare_payment: {
    areas: owner,
    does: 'prepare',
    permission: 'money.write',
    parameters: { tenant: needed(tenant), amount: { kind: 'money' }, currency, day },
  },
  /** What the tenant owes and by when. */
  my_balance: { areas: own, does: 'read', parameters: {} },
  /** What the tenant paid, with receipts. */
  my_payments: { areas: own, does: 'read', parameters: days },
  /** The tenant's lease: rent, term, deposit, people. */
  my_lease: { areas: own, does: 'read', parameters: {} },
  /** The tenant's requests for repairs and how they stand. */
  my_requests: { areas: own, does: 'read', parameters: {} },
  /** Notices and dates of the tenant: rent, end, visits, assemblies. */
  my_dates: { areas: own, does: 'read', parameters: {} },
  my_notices: { areas: own, does: 'read', parameters: {} },
  my_documents: { areas: own, does: 'read', parameters: {} },
  /** The tenant's own request for a repair, as a filled form. */
  prepare_my_request: { areas: own, does: 'prepare', parameters: { text: needed(text(2_000)), priority } },
  /** A message to the office, as a filled form. */
  prepare_my_message: { areas: own, does: 'prepare', parameters: { text: needed(text(2_000)) } },
  /** A transfer that the tenant made, to be reported, as a filled form. */
  prepare_my_payment: {
    areas: own,
    does: 'prepare',
    parameters: { amount: { kind: 'money' }, currency, day },
  },
  /** What the law says about something: articles and periods of the law library. */
  law: { areas: everybody, does: 'read', parameters: { text: needed(text(400)) } },
  /** What the guides say about something. */
  guide: { areas: everybody, does: 'read', parameters: { text: needed(text(400)) } },
  /** The screen for something. */
  place: { areas: everybody, does: 'read', parameters: { text: needed(text(400)) } },
} as const satisfies Readonly<Record<string, Tool>>;
export type ToolName = keyof typeof tools;

/** Values of a tool's parameters, as an engine gives them. */
export type ToolArguments = Readonly<Record<string, string | number | readonly string[]>>;

/** A value in a row of an answer. */
export type Cell = string | number | boolean | null | { readonly minor: number; readonly currency: string };

/**
 * What a tool read. Everything that an answer says must stand here. Texts of people and documents are values of cells and never
 * more than that.
 */
export interface ToolAnswer {
  /** At most 50, in the order in which to show them. */
  readonly rows: readonly Readonly<Record<string, Cell>>[];
  /** How many there are, beyond those shown. */
  readonly count: number;
  /** Addresses of screens where all of it stands, within the caller's area. For `prepare`, the filled form. */
  readonly places: readonly string[];
  /** The days that it is about. */
  readonly from?: string;
  readonly until?: string;
  /** Several records fit a name: the caller is asked which, and nothing was read. */
  readonly candidates?: readonly { readonly id: string; readonly name: string; readonly detail: string }[];
  /** Of `candidates` and `unknown`: the parameter that names the record. */
  readonly parameter?: string;
  /** A record that was asked for is not among what the caller may read. */
  readonly unknown?: string;
}

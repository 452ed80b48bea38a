import type { TransactionSql } from 'postgres';
import { addDays, type IsoDate } from '#src/domain/foundation/dates.ts';
import type { PlannedLease, PlannedProperty } from '#stack/demo/plan.ts';
import { DEMO_PROPERTIES } from '#stack/demo/portfolio.ts';

/** Writes properties, units, people and signed leases with their deposits; the calendar does the rest. */
export async function writePortfolio(
  sql: TransactionSql,
  organizationId: string,
  properties: readonly PlannedProperty[],
  tenantUserId: string,
): Promise<void> {
  await sql`insert into public.properties ${sql(properties.map((property) => propertyRow(organizationId, property)))}`;
  await sql`insert into public.units ${sql(
    properties.flatMap((property) =>
      property.units.map((unit) => ({
        id: unit.id,
        organization_id: organizationId,
        property_id: property.id,
        label: unit.label,
        unit_use: unit.use,
        bedrooms: unit.bedrooms,
        bathrooms: unit.bathrooms,
        area_m2: unit.areaM2,
        market_rent_minor: unit.rent * 100,
        market_rent_currency: DEMO_PROPERTIES[property.index]?.currency ?? 'DOP',
      })),
    ),
  )}`;
  const placed = properties.flatMap((property) =>
    property.units.flatMap((unit) => unit.leases.map((lease) => ({ property, unit, lease }))),
  );
  await sql`insert into public.people ${sql(
    placed.map(({ lease }) => ({
      id: lease.personId,
      organization_id: organizationId,
      full_name: lease.personName,
      email: lease.email,
      phone: lease.phone,
      user_id: lease.email.startsWith('tenant@') ? tenantUserId : null,
    })),
  )}`;
  await sql`insert into public.leases ${sql(
    placed.map(({ property, unit, lease }) => leaseRow(organizationId, property.id, unit.id, lease)),
  )}`;
  await sql`insert into public.lease_tenants ${sql(
    placed.map(({ lease }) => ({
      organization_id: organizationId,
      lease_id: lease.id,
      person_id: lease.personId,
      is_primary: true,
    })),
  )}`;
  await sql`insert into public.lease_rent_steps ${sql(
    placed.flatMap(({ lease }) =>
      [{ startsOn: lease.startsOn, rentMinor: lease.rentMinor }, ...(lease.raise ? [lease.raise] : [])].map(
        (step) => ({
          organization_id: organizationId,
          lease_id: lease.id,
          currency: lease.currency,
          starts_on: step.startsOn,
          rent_minor: step.rentMinor,
        }),
      ),
    ),
  )}`;
  // Deposits of leases that were taken over are not charged again.
  for (const { lease } of placed.filter(({ lease: one }) => one.billFrom === one.startsOn))
    await sql`select private.post_charge(l, 'deposit', l.deposit_minor, l.starts_on, l.starts_on)
      from public.leases l where l.id = ${lease.id}`;
}

function propertyRow(organizationId: string, { id, index }: PlannedProperty) {
  const property = DEMO_PROPERTIES[index];
  if (!property) throw new Error(`no demo property ${index}`);
  return {
    id,
    organization_id: organizationId,
    name: property.name,
    property_type: property.type,
    street: property.street,
    street_number: property.number,
    sector: property.sector,
    municipality: property.municipality,
    province: property.province,
    reference: property.reference,
  };
}

function leaseRow(organizationId: string, propertyId: string, unitId: string, lease: PlannedLease) {
  const hasFixedFee = lease.currency === 'USD';
  return {
    id: lease.id,
    organization_id: organizationId,
    property_id: propertyId,
    unit_id: unitId,
    status: lease.hasLeft ? 'notice_given' : 'signed',
    starts_on: lease.startsOn,
    ends_on: lease.endsOn,
    currency: lease.currency,
    due_day: lease.dueDay,
    deposit_minor: lease.rentMinor * (lease.currency === 'USD' ? 1 : 2),
    proration_method: 'calendar_month',
    late_fee_kind: hasFixedFee ? 'fixed' : 'percent_of_outstanding',
    late_fee_minor: hasFixedFee ? 3_500 : null,
    late_fee_basis_points: hasFixedFee ? null : 500,
    late_fee_grace_days: 5,
    bill_from: lease.billFrom,
    // Late fees are for rent that fell due after the lease was entered.
    created_at: `${addDays(lease.startsOn, -10) as IsoDate}T13:00:00Z`,
  };
}

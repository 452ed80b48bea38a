import type { TransactionSql } from 'postgres';
import type { UnitAmenity } from '#src/domain/portfolio/unit-facts.ts';
import type { PlannedProperty } from '#stack/demo/plan.ts';
import { DEMO_PROPERTIES } from '#stack/demo/portfolio.ts';

interface DemoFacts {
  /** In whole units of the property's currency, as everything here. */
  readonly value: number;
  readonly purchase: number;
  readonly closingCosts: number;
  readonly loan: number;
  readonly debtService: number;
  readonly condominium: { readonly name: string; readonly contact: string; readonly fee: number } | null;
  /** Names with their shares in basis points; none when the organization owns it alone. */
  readonly owners: readonly (readonly [name: string, share: number])[];
  readonly amenities: readonly UnitAmenity[];
}

/** In the order of the demo properties. */
const FACTS: readonly DemoFacts[] = [
  {
    value: 158_000_000,
    purchase: 121_000_000,
    closingCosts: 4_840_000,
    loan: 60_000_000,
    debtService: 7_900_000,
    condominium: null,
    owners: [
      ['Inmobiliaria Muestra (demo)', 6000],
      ['Socia de Muestra (demo)', 4000],
    ],
    amenities: ['parking', 'elevator', 'generator', 'cistern', 'security'],
  },
  {
    value: 52_000_000,
    purchase: 44_500_000,
    closingCosts: 1_780_000,
    loan: 0,
    debtService: 0,
    condominium: null,
    owners: [['Inversiones de Muestra, S. R. L. (demo)', 10_000]],
    amenities: ['parking', 'inverter'],
  },
  {
    value: 1_450_000,
    purchase: 1_180_000,
    closingCosts: 47_000,
    loan: 500_000,
    debtService: 56_000,
    condominium: { name: 'Condominio Arena Blanca (demo)', contact: 'Administración de Muestra', fee: 140 },
    owners: [['Familia de Muestra (demo)', 10_000]],
    amenities: ['pool', 'furnished', 'air_conditioning', 'parking', 'gym'],
  },
];

/** What the demo properties are worth, who owns them, the condominium of one, and what their units come with. */
export async function writePropertyFacts(
  sql: TransactionSql,
  organizationId: string,
  properties: readonly PlannedProperty[],
  valuedOn: string,
): Promise<void> {
  for (const { id, index } of properties) {
    const [facts, property] = [FACTS[index], DEMO_PROPERTIES[index]];
    if (!facts || !property) throw new Error(`no demo facts ${index}`);
    const { condominium, owners } = facts;
    await sql`update public.property_finances set ${sql({
      value_minor: facts.value * 100,
      value_currency: property.currency,
      valued_on: valuedOn,
      purchase_minor: facts.purchase * 100,
      closing_costs_minor: facts.closingCosts * 100,
      purchase_currency: property.currency,
      loan_minor: facts.loan * 100,
      debt_service_minor: facts.debtService * 100,
      loan_currency: property.currency,
      condominium_fee_minor: condominium ? condominium.fee * 100 : null,
      condominium_fee_currency: condominium ? property.currency : null,
    })} where property_id = ${id}`;
    await sql`update public.units set amenities = ${[...facts.amenities]} where property_id = ${id}`;
    if (condominium)
      await sql`update public.properties set in_condominium = true, condominium_name = ${condominium.name},
          condominium_contact = ${condominium.contact} where id = ${id}`;
    for (const [position, [name, share]] of owners.entries())
      await sql`insert into public.property_owners
          (organization_id, property_id, position, full_name, share_basis_points)
        values (${organizationId}, ${id}, ${position + 1}, ${name}, ${share})`;
  }
}

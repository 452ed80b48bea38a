import type { Sql } from 'postgres';
import { addDays, addMonths, type IsoDate } from '#src/domain/foundation/dates.ts';
import type { AssetKind } from '#src/domain/maintenance/maintenance-enums.ts';
import type { PlannedProperty } from '#stack/demo/plan.ts';
import type { Random } from '#stack/demo/random.ts';

interface Equipment {
  readonly name: string;
  readonly kind: AssetKind;
  readonly maker: string;
  readonly model: string;
  readonly monthsAgo: number;
  readonly warrantyMonths: number;
  readonly lifeYears: number;
  readonly costMinor: number;
}

const EQUIPMENT: readonly Equipment[] = [
  {
    ...{ name: 'Bomba de agua del sótano', kind: 'water_pump', maker: 'Pedrollo', model: 'CP 158' },
    ...{ monthsAgo: 30, warrantyMonths: 24, lifeYears: 10, costMinor: 2_850_000 },
  },
  {
    ...{ name: 'Planta eléctrica', kind: 'generator', maker: 'Cummins', model: 'C30 D6' },
    ...{ monthsAgo: 14, warrantyMonths: 24, lifeYears: 15, costMinor: 68_000_000 },
  },
  {
    ...{ name: 'Portón del parqueo', kind: 'gate', maker: 'FAAC', model: '746' },
    ...{ monthsAgo: 50, warrantyMonths: 12, lifeYears: 8, costMinor: 4_200_000 },
  },
];

/** Equipment of the first building, a plan for its generator, and papers of the vendors who work on it. */
export async function planUpkeep(
  sql: Sql,
  random: Random,
  organizationId: string,
  [property]: readonly PlannedProperty[],
  owner: string,
  today: IsoDate,
): Promise<void> {
  if (!property) return;
  await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: owner, role: 'authenticated' })}, false)`;
  const ids = EQUIPMENT.map(() => random.uuid());
  for (const [index, one] of EQUIPMENT.entries()) {
    const installedOn = addMonths(today, -one.monthsAgo);
    await sql`insert into public.assets ${sql({
      ...{ id: ids[index] ?? '', organization_id: organizationId, property_id: property.id },
      ...{ name: one.name, kind: one.kind, maker: one.maker, model: one.model, installed_on: installedOn },
      ...{ warranty_until: addMonths(installedOn, one.warrantyMonths), expected_life_years: one.lifeYears },
      ...{ cost_minor: one.costMinor, cost_currency: 'DOP' },
    })}`;
  }
  await sql`
    select public.save_preventive_plan(${random.uuid()}, null, ${property.id}, 'Probar la planta eléctrica', 'electricity', 'medium',
      1, 'months', ${addDays(today, 12)}, p_asset_id => ${ids[1] ?? null}, p_lead_days => 7, p_assigned_to => ${owner},
      p_checklist => array['Revisar aceite y combustible', 'Probar con carga 15 minutos', 'Anotar las horas'])`;
  const vendors = await sql<{ id: string }[]>`
    select id from public.vendors where organization_id = ${organizationId} order by created_at, name limit 2`;
  for (const [index, vendor] of vendors.entries()) {
    await sql`insert into public.vendor_documents ${sql({
      ...{ id: random.uuid(), organization_id: organizationId, vendor_id: vendor.id, kind: 'insurance' },
      ...{ number: `RC-${2040 + index}`, valid_from: addMonths(today, -11) },
      valid_until: index === 0 ? addDays(today, 20) : addMonths(today, 9),
    })}`;
  }
}

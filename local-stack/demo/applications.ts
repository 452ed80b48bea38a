import type { TransactionSql } from 'postgres';
import { addDays, type IsoDate } from '#src/domain/foundation/dates.ts';
import type { PlannedProperty } from '#stack/demo/plan.ts';
import { demoName } from '#stack/demo/portfolio.ts';
import type { Random } from '#stack/demo/random.ts';

const CONSENT_VERSION = '2026-11';
/** How far each application has come. */
const STAGES = ['submitted', 'submitted', 'in_review', 'approved', 'rejected'] as const;
/** Names behind those of the tenants. */
const FIRST_NAME = 900;

/** Vacant units offered on pages of their own, one that was let meanwhile, and applications at every stage, by the product's verbs. */
export async function writeApplications(
  sql: TransactionSql,
  random: Random,
  properties: readonly PlannedProperty[],
  today: IsoDate,
): Promise<void> {
  const vacant = properties.flatMap((property) =>
    property.units
      .filter((unit) => unit.leases.every((lease) => lease.hasLeft && lease.endsOn < today))
      .map((unit) => ({ property, unit })),
  );
  for (const { unit } of vacant.slice(0, 2)) await offer(sql, unit.id);
  // Whoever has let a unit takes its page back, and has it for the next time.
  const newest = newestLet(properties, today);
  if (newest) await offer(sql, newest.id, false);
  for (const [index, stage] of STAGES.entries()) {
    const place = vacant[index % vacant.length];
    if (place) await apply(sql, random, { ...place, index, stage, today });
  }
}

/** For its market rent, or a usual one where nobody has said. */
async function offer(sql: TransactionSql, unitId: string, isStillVacant = true): Promise<void> {
  const [row] = await sql<{ id: string }[]>`
    select public.publish_listing(public.save_listing(u.id, 'Apartamento disponible (demostración)',
      coalesce(u.market_rent_minor, 2500000), coalesce(u.market_rent_currency, 'DOP'), 'Apartment available (demo)'), true) as id
    from public.units u where u.id = ${unitId}`;
  if (!isStillVacant) await sql`select public.publish_listing(${row?.id ?? ''}, false)`;
}

/** The dwelling whose tenant came last. */
function newestLet(properties: readonly PlannedProperty[], today: IsoDate) {
  const startOf = (unit: PlannedProperty['units'][number]) => unit.leases.at(-1)?.startsOn ?? '';
  return properties
    .flatMap(({ units }) => units)
    .filter(
      (unit) =>
        unit.use === 'dwelling' && unit.leases.some(({ hasLeft, startsOn }) => !hasLeft && startsOn <= today),
    )
    .reduce((best, unit) => (startOf(unit) > startOf(best) ? unit : best));
}

interface Wish {
  readonly property: PlannedProperty;
  readonly unit: PlannedProperty['units'][number];
  readonly index: number;
  readonly stage: (typeof STAGES)[number];
  readonly today: IsoDate;
}

async function apply(
  sql: TransactionSql,
  random: Random,
  { property, unit, index, stage, today }: Wish,
): Promise<void> {
  const applicant = {
    full_name: demoName(FIRST_NAME + index),
    email: `solicitante${index + 1}@demo.llavero.test`,
    phone: `+1809555${String(random.between(1000, 9999))}`,
    occupation: 'Empleo fijo',
    income_minor: random.between(45, 120) * 100_000,
    income_currency: 'DOP',
    consent_version: CONSENT_VERSION,
  };
  const references = [
    { kind: 'landlord', full_name: demoName(FIRST_NAME + 20 + index), phone: '+18095550190' },
    { kind: 'employer', full_name: demoName(FIRST_NAME + 40 + index), phone: '+18095550191' },
  ];
  const [row] = await sql<
    { id: string }[]
  >`select public.create_application(${random.uuid()}::uuid, ${property.id}::uuid,
    ${unit.id}::uuid, ${sql.json([applicant])}, 'DOP', ${addDays(today, 15 + index)}::date, 12, 2500000, true, '',
    ${sql.json(references)}) as id`;
  const id = row?.id ?? '';
  const ask = () => sql`${random.uuid()}::uuid, ${id}::uuid`;
  await sql`select public.submit_application(${ask()})`;
  if (stage === 'submitted') return;
  await sql`select public.start_application_review(${ask()})`;
  await sql`update public.application_references set outcome = 'favorable' where application_id = ${id} and kind = 'landlord'`;
  if (stage === 'in_review') return;
  await sql`select public.decide_application(${ask()}, ${stage}::public.application_status,
    ${stage === 'rejected' ? 'La unidad se alquiló a otra solicitud.' : ''})`;
}

import type { Sql } from 'postgres';
import { addDays, type IsoDate } from '#src/domain/foundation/dates.ts';
import { openDatabase } from '#stack/database/open.ts';
import { createAccounts, type DemoAccount } from '#stack/demo/accounts.ts';
import { writeApplications } from '#stack/demo/applications.ts';
import { meetTogether } from '#stack/demo/assemblies.ts';
import { keepBank } from '#stack/demo/bank.ts';
import { planBudgets } from '#stack/demo/budget.ts';
import { planDays } from '#stack/demo/calendar.ts';
import { takeCards } from '#stack/demo/cards.ts';
import { shareBuilding } from '#stack/demo/community.ts';
import { decideTogether } from '#stack/demo/decisions.ts';
import { goElectronic } from '#stack/demo/electronic.ts';
import { enterExpenses } from '#stack/demo/expenses.ts';
import { writeFiles } from '#stack/demo/files.ts';
import { fileForms } from '#stack/demo/filings.ts';
import { backdate, liveThrough } from '#stack/demo/history.ts';
import { reportTroubles } from '#stack/demo/maintenance.ts';
import { writeMessages } from '#stack/demo/messages.ts';
import { payOwners } from '#stack/demo/owners.ts';
import { historyStart, type PlannedLease, planPortfolio } from '#stack/demo/plan.ts';
import { DEMO_ORGANIZATION } from '#stack/demo/portfolio.ts';
import { writePropertyFacts } from '#stack/demo/property-facts.ts';
import { Random } from '#stack/demo/random.ts';
import { writePortfolio } from '#stack/demo/rows.ts';
import type { SeededStack } from '#stack/demo/seeded-stack.ts';
import { keepTaxes } from '#stack/demo/taxes.ts';
import { planUpkeep } from '#stack/demo/upkeep.ts';
import { reportPayment, undoSome, uploadProof } from '#stack/demo/waiting.ts';

export type { DemoAccount };

const SEED = 20_260_101;

/**
 * Fills a new stack with demo data: three properties, about forty units, two years of history up to `today`, made by
 * the product's own verbs and jobs. The same day gives the same portfolio.
 * @param today the day on which the data ends, YYYY-MM-DD
 * @returns the accounts to sign in with
 */
export async function seedDemo(stack: SeededStack, today: IsoDate): Promise<DemoAccount[]> {
  const { ids, accounts } = await createAccounts(stack);
  const random = new Random(SEED);
  const organizationId = random.uuid();
  const properties = planPortfolio(random, today);
  const leases = properties.flatMap((property) => property.units.flatMap((unit) => unit.leases));
  const waiting = chooseWaiting(leases, today);
  const proofs = await Promise.all(waiting.map((lease) => uploadProof(stack, organizationId, lease.id)));
  const database = openDatabase(stack.databaseUrl, 1);
  try {
    // Many short transactions: the totals' rows change with every payment, and one long transaction would keep all
    // of their old versions. An interrupted seeding starts over from an empty folder.
    await database`set synchronous_commit = off`;
    await startOrganization(database, organizationId, ids);
    await database.begin(async (sql) => {
      await writePortfolio(sql, organizationId, properties, ids.tenant);
      await writePropertyFacts(sql, organizationId, properties, historyStart(today));
    });
    await liveThrough(database, random, leases, today);
    await undoSome(database, random, leases, today);
    await enterExpenses(database, random, organizationId, properties, today);
    await payOwners(database, random, properties, today);
    await database.begin((sql) => backdate(sql, organizationId, today));
    await keepTaxes(database, random, organizationId, today);
    for (const [index, lease] of waiting.entries())
      await reportPayment(database, random, lease, proofs[index] ?? null, addDays(today, -index));
    await keepBank(database, random, organizationId, today);
    await fileForms(database, stack, accounts[0] ?? {}, organizationId, today);
    await goElectronic(database, random, stack, organizationId, properties, today);
    await planBudgets(database, organizationId, properties, today);
    await database.begin((sql) => writeFiles(sql, random, stack, organizationId, properties));
    await takeCards(database, stack, organizationId, {
      userId: ids.tenant ?? '',
      leaseId: waiting[0]?.id ?? '',
    });
    const { owner = '', tenant = '' } = ids;
    await reportTroubles(database, random, leases, { owner, tenant }, today);
    await planUpkeep(database, random, organizationId, properties, owner, today);
    await writeMessages(database, random, leases, { owner, tenant }, today);
    await database.begin((sql) => writeApplications(sql, random, properties, today));
    await shareBuilding(database, random, leases, { owner, tenant });
    await decideTogether(database, random, organizationId, properties, owner);
    await meetTogether(database, random, properties, owner);
    await planDays(database, random, leases, owner, today);
  } finally {
    await database.end();
  }
  return accounts;
}

/** The demo tenant, whose month's transfer waits for the owner, and one who is late. */
function chooseWaiting(leases: readonly PlannedLease[], today: IsoDate): PlannedLease[] {
  const tenants = leases.find((lease) => lease.email.startsWith('tenant@'));
  const late = leases.find((lease) => lease.habit === 'late' && lease.startsOn < today);
  return [tenants, late].filter((lease) => lease !== undefined);
}

async function startOrganization(
  sql: Sql,
  organizationId: string,
  ids: Readonly<Record<string, string>>,
): Promise<void> {
  // From here on the owner is the one who acts.
  await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: ids.owner, role: 'authenticated' })}, false)`;
  await sql`insert into public.organizations (id, name, kind, default_currency, created_by)
    values (${organizationId}, ${DEMO_ORGANIZATION}, 'company', 'DOP', ${ids.owner ?? null})`;
  await sql`insert into public.memberships (organization_id, user_id, role)
    values (${organizationId}, ${ids.owner ?? null}, 'owner'), (${organizationId}, ${ids.manager ?? null}, 'manager')`;
}

import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { act, type Caller, outcomeOf } from '#tests/support/actors.ts';
import { createRentable, type Landlord } from '#tests/support/portfolio.ts';

export interface ApplicationInput {
  propertyId: string;
  unitId?: string | null;
  applicants?: readonly Record<string, unknown>[];
  references?: readonly Record<string, unknown>[];
  rentMinor?: number;
  requestId?: string;
}

export const ANA = {
  full_name: 'Ana Núñez',
  email: 'Ana@Example.test',
  phone: '+18095550101',
  identity_type: 'cedula',
  identity_number: '00113918205',
  occupation: 'Contadora',
  employer: 'Ferretería Sol',
  income_minor: 7_500_000,
  income_currency: 'DOP',
  consent_version: '2026-11',
};
export const LUIS = { full_name: 'Luis Mota', consent_version: '2026-11' };
export const FORMER_LANDLORD = { kind: 'landlord', full_name: 'Rosa Gil', phone: '+18095550102' };

/** A draft made by the office; returns its id. */
export function createApplication(sql: Sql, caller: Caller, input: ApplicationInput): Promise<string> {
  const { propertyId, unitId = null, rentMinor = 2_500_000 } = input;
  const { applicants = [ANA, LUIS], references = [FORMER_LANDLORD], requestId = randomUUID() } = input;
  return act(sql, caller, async (transaction) => {
    const [row] = await transaction<{ id: string }[]>`
      select public.create_application(${requestId}, ${propertyId}, ${unitId}, ${transaction.json(applicants as never)}, 'DOP',
        p_rent_minor => ${rentMinor}, p_references => ${transaction.json(references as never)}) as id`;
    return row?.id ?? '';
  });
}

type Verb =
  | 'submit_application'
  | 'start_application_review'
  | 'withdraw_application'
  | 'reopen_application'
  | 'decide_application'
  | 'override_application_score';

/** Any verb on an application, with what it takes besides. */
export function moveApplication(
  sql: Sql,
  caller: Caller,
  verb: Verb,
  applicationId: string,
  more: readonly unknown[] = [],
  requestId: string = randomUUID(),
): Promise<unknown> {
  const values = [requestId, applicationId, ...more];
  const list = values.map((_, index) => `$${index + 1}`).join(', ');
  return act(sql, caller, (transaction) =>
    transaction.unsafe(`select public.${verb}(${list})`, values as never[]),
  );
}

/** The row that a file needs before it is taken; returns its id. */
export async function announceDocument(sql: Sql, caller: Caller, applicationId: string): Promise<string> {
  const id = randomUUID();
  await act(
    sql,
    caller,
    (transaction) => transaction`
    insert into public.application_documents (id, organization_id, application_id, kind, file_name, file_type)
    select ${id}, organization_id, id, 'income', 'Nómina.pdf', 'pdf' from public.applications where id = ${applicationId}`,
  );
  return id;
}

/** An application in review with two people and a reference, as it is in life; for the cast. */
export async function createApplicationInReview(sql: Sql, caller: Caller, propertyId: string) {
  const id = await createApplication(sql, caller, { propertyId });
  await moveApplication(sql, caller, 'submit_application', id);
  await moveApplication(sql, caller, 'start_application_review', id);
  const [row] = await sql<{ applicant: string; reference: string }[]>`
    select (select id from public.application_applicants where application_id = ${id} and not is_primary) as applicant,
      (select id from public.application_references where application_id = ${id}) as reference`;
  const documentId = await announceDocument(sql, caller, id);
  await act(
    sql,
    caller,
    (transaction) => transaction`select public.start_bureau_check(gen_random_uuid(), a.id)
      from public.application_applicants a where a.application_id = ${id} and a.is_primary`,
  );
  return { id, secondApplicantId: row?.applicant ?? '', referenceId: row?.reference ?? '', documentId };
}

export type ScreeningPlay = Awaited<ReturnType<typeof createScreeningPlay>>;

/** A landlord with a unit, and their actions with applications in short words. */
export async function createScreeningPlay(sql: Sql, name: string) {
  const place = await createRentable(sql, name);
  const { owner, propertyId, unitId } = place;
  const create = (more: Partial<ApplicationInput> = {}) =>
    createApplication(sql, owner, { propertyId, unitId, ...more });
  const move = (verb: Verb, id: string, ...more: unknown[]) => moveApplication(sql, owner, verb, id, more);
  return {
    place,
    create,
    move,
    tryMove: (verb: Verb, id: string, ...more: unknown[]) => outcomeOf(move(verb, id, ...more)),
    inReview: async (more: Partial<ApplicationInput> = {}) => {
      const id = await create(more);
      await move('submit_application', id);
      await move('start_application_review', id);
      return id;
    },
    row: async (id: string) => {
      const [found] = await sql`
        select status, source, decision_reason, decided_by, decided_at is not null as decided, retention_until::text, lease_id,
          score_override, score_override_note from public.applications where id = ${id}`;
      return found;
    },
    history: async (id: string) => {
      const rows = await sql`
        select kind, note from public.application_events where application_id = ${id} order by at`;
      return rows.map(({ kind, note }) => (note ? `${kind}: ${note}` : kind));
    },
    /** What a statement of the owner's own comes to. */
    change: (statement: string, values: unknown[]) =>
      outcomeOf(act(sql, owner, (transaction) => transaction.unsafe(statement, values as never[]))),
  };
}

/** Says for how many days refused applications are kept. */
export const keepFor = (sql: Sql, { owner, organizationId }: Landlord, days: number) =>
  act(
    sql,
    owner,
    (transaction) => transaction`select public.set_application_retention(${organizationId}, ${days})`,
  );

/** A published page of a unit; returns its id and its address. */
export async function publishListing(
  sql: Sql,
  caller: Caller,
  unitId: string,
  photoIds: readonly string[] = [],
) {
  return act(sql, caller, async (transaction) => {
    const [saved] = await transaction<{ id: string }[]>`
      select public.save_listing(${unitId}, 'Apartamento céntrico', 2500000, 'DOP', 'Central apartment',
        p_photo_ids => ${photoIds as string[]}) as id`;
    const id = saved?.id ?? '';
    await transaction`select public.publish_listing(${id}, true)`;
    const [row] = await transaction<{ slug: string }[]>`select slug from public.listings where id = ${id}`;
    return { id, slug: row?.slug ?? '' };
  });
}

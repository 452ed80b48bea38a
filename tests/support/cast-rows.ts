// Rows that an owner writes straight into a table, one of each kind, for the cast.
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { act } from '#tests/support/actors.ts';
import { addModelUse } from '#tests/support/model-rows.ts';
import type { Landlord } from '#tests/support/portfolio.ts';

export interface PlainRows {
  /** Of the vacant unit. */
  meterId: string;
  photoId: string;
  /** Of the owner. */
  savedViewId: string;
  /** Of the owner, who keeps it to themself. */
  boardId: string;
  /** Of the owner with the assistant; it has one turn. */
  conversationId: string;
  /** Of the person without a lease. */
  personNoteId: string;
  personTagId: string;
  /** A report that goes to the owner. */
  scheduleId: string;
  /** Of rent; it has a budget for January 2026, with a note. */
  incomeAccountId: string;
}

interface Places {
  propertyId: string;
  vacantUnitId: string;
  freePersonId: string;
}

/** Adds them, two owners to the property, a reference of an imported file, and a question to the assistant's model. */
export async function addPlainRows(
  sql: Sql,
  { owner, organizationId }: Landlord,
  name: string,
  { propertyId, vacantUnitId, freePersonId }: Places,
): Promise<PlainRows> {
  const ids = {
    meterId: randomUUID(),
    photoId: randomUUID(),
    savedViewId: randomUUID(),
    boardId: randomUUID(),
    conversationId: randomUUID(),
    personNoteId: randomUUID(),
    personTagId: randomUUID(),
    scheduleId: randomUUID(),
  };
  await addModelUse(sql, organizationId);
  return act(sql, owner, async (transaction) => {
    await transaction`insert into public.saved_views (id, organization_id, list, name, query)
      values (${ids.savedViewId}, ${organizationId}, 'units', 'Vacantes', 'f.state=vacant')`;
    await transaction`insert into public.analysis_boards (id, organization_id, name, views)
      values (${ids.boardId}, ${organizationId}, 'Los lunes', ${['m=collected']})`;
    await transaction`insert into public.assistant_conversations (id, title) values (${ids.conversationId}, '¿Cuánto debo?')`;
    await transaction`insert into public.assistant_turns (conversation_id, question, answer)
      values (${ids.conversationId}, '¿Cuánto debo?', ${transaction.json({ parts: [] })})`;
    await transaction`insert into public.property_photos (id, organization_id, property_id, path)
      values (${ids.photoId}, ${organizationId}, ${propertyId},
        ${`${organizationId}/${propertyId}/${ids.photoId}.webp`})`;
    await transaction`insert into public.unit_meters (id, organization_id, unit_id, kind, number)
      values (${ids.meterId}, ${organizationId}, ${vacantUnitId}, 'water', '00417')`;
    await transaction`select public.set_property_owners(${propertyId}, ${transaction.json([
      { full_name: `Dueña ${name}`, share_basis_points: 6000 },
      { full_name: `Dueño ${name}`, share_basis_points: 4000 },
    ])}, '2024-01-01')`;
    await transaction`insert into public.person_notes (id, organization_id, person_id, body)
      values (${ids.personNoteId}, ${organizationId}, ${freePersonId}, 'Nota')`;
    await transaction`insert into public.person_tags (id, organization_id, person_id, tag)
      values (${ids.personTagId}, ${organizationId}, ${freePersonId}, 'etiqueta')`;
    // A file that knows the vacant unit by a name of its own.
    await transaction`select public.import_portfolio(gen_random_uuid(), ${organizationId}, jsonb_build_object('units',
      (select jsonb_agg(jsonb_build_object('line', 2, 'reference', 'U-1', 'property', ${propertyId}::text, 'label', u.label,
        'unit_use', u.unit_use)) from public.units u where u.id = ${vacantUnitId})))`;
    await transaction`insert into public.report_schedules (id, organization_id, report, rhythm, recipient_ids)
      values (${ids.scheduleId}, ${organizationId}, 'income_statement', 'monthly', array[${owner.userId}]::uuid[])`;
    const [rent] = await transaction<{ id: string }[]>`
      select id from public.accounts where organization_id = ${organizationId} and system_key = 'rent_income'`;
    const incomeAccountId = rent?.id ?? '';
    await transaction`select public.set_budget_amounts(${organizationId}, 2026, null, 'DOP',
      ${transaction.json([{ account_id: incomeAccountId, month: 1, amount_minor: 1_000_000 }])})`;
    await transaction`select public.set_budget_note(${organizationId}, 2026, null, 'DOP', ${incomeAccountId}, 'Plan')`;
    return { ...ids, incomeAccountId };
  });
}

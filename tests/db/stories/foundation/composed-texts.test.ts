import { expect, it } from 'vitest';
import { act } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addPerson, createRentable } from '#tests/support/portfolio.ts';

const database = useDatabase();
const APART = 'José Núñez'.normalize('NFD');
const COMPOSED = 'José Núñez'.normalize('NFC');
/** Tables of texts that are fixed, repeat what others have, or keep word for word what was sent, filed or done. */
const AS_THEY_ARE =
  `accounting_exports audit_log chart_template contract_versions contract_signers ecf_documents ecf_events ecf_files
  ecf_received exchange_rates log_checkpoints ncf_ranges
  notification_events notification_mutes notification_schedules notifications outgoing_messages page_visits push_devices
  whatsapp_consents whatsapp_senders payment_rules receipts refusal_kinds report_files report_file_parts role_permissions
  security_events tax_filed_contents tax_filing_events tax_filings tax_rules tenant_rows unit_rows`.split(
    /\s+/,
  );

it('a name is saved with each letter as one sign, however it was sent, and so is what is changed', async () => {
  expect(APART).not.toBe(COMPOSED);
  const place = await createRentable(database.sql, 'Forma');
  const personId = await addPerson(database.sql, place.landlord, APART);
  const saved = async () => {
    const [row] = await database.sql`select full_name, phone from public.people where id = ${personId}`;
    return row;
  };
  expect((await saved())?.full_name).toBe(COMPOSED);
  await act(
    database.sql,
    place.owner,
    (sql) => sql`
    update public.people set full_name = ${`${APART} Peña`.normalize('NFD')}, phone = '+18095551234' where id = ${personId}`,
  );
  expect(await saved()).toEqual({ full_name: `${COMPOSED} Peña`.normalize('NFC'), phone: '+18095551234' });
});

it('what is kept beside it comes out composed too', async () => {
  const place = await createRentable(database.sql, 'Copia');
  const personId = await addPerson(database.sql, place.landlord, APART);
  await act(
    database.sql,
    place.owner,
    (sql) => sql`
    insert into public.person_tags (organization_id, person_id, tag)
    values (${place.landlord.organizationId}, ${personId}, ${'Fiadór'.normalize('NFD')})`,
  );
  const [row] = await database.sql`select tag from public.person_tags where person_id = ${personId}`;
  expect(row?.tag).toBe('Fiadór'.normalize('NFC'));
});

it('every table in which people write composes its texts: private.compose_texts', async () => {
  const missing = await database.sql`
    select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and cardinality(private.text_columns(c.oid)) > 0
      and not exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'a_compose_text'
        and (select bool_and(pg_get_triggerdef(t.oid) like '%new.' || x || '%') from unnest(private.text_columns(c.oid)) as x))`;
  expect(missing.map(({ relname }) => relname).filter((name) => !AS_THEY_ARE.includes(name))).toEqual([]);
});

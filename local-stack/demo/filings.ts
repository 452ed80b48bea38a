import { createClient } from '@supabase/supabase-js';
import type { Sql } from 'postgres';
import { inProductNames } from '#src/data/names.ts';
import type { Database } from '#src/data/schema.types.ts';
import { contentOf, loadForm } from '#src/data/taxes/forms.ts';
import { addDays, type IsoDate } from '#src/domain/foundation/dates.ts';
import { firstDayOf, monthOf, monthsFrom, shiftMonth } from '#src/domain/foundation/months.ts';
import { taxForms } from '#src/domain/taxes/codes.ts';
import { dueOn, firstMonthOfYear } from '#src/domain/taxes/due-dates.ts';
import { isFileable } from '#src/domain/taxes/problems.ts';
import type { DemoAccount } from '#stack/demo/accounts.ts';
import { backdateForms } from '#stack/demo/history.ts';
import type { SeededStack } from '#stack/demo/seeded-stack.ts';

/** As the Worker has them checked and filed, all of them in one call; the days are those of the history. */
const FILE_FORMS = `
  create function pg_temp.file_forms(p_organization_id uuid, p_forms jsonb) returns void language plpgsql as $$
  declare
    v_form record;
  begin
    for v_form in select * from jsonb_to_recordset(p_forms)
      as f (form public.tax_form, month date, file_name text, row_count integer, content text)
    loop
      perform public.check_tax_form(p_organization_id, v_form.form, v_form.month, public.keep_made_tax_form(p_organization_id,
        v_form.form, v_form.month, v_form.file_name, v_form.row_count, false, v_form.content));
      perform public.file_tax_form(p_organization_id, v_form.form, v_form.month, public.keep_made_tax_form(p_organization_id,
        v_form.form, v_form.month, v_form.file_name, v_form.row_count, false, v_form.content));
    end loop;
  end
  $$`;
/** Before its last day. */
const DAYS_BEFORE = 2;

/** The forms of this year whose day has passed are filed, but for those in which the product finds a mistake. */
export async function fileForms(
  sql: Sql,
  stack: SeededStack,
  { email = '', password = '' }: Partial<DemoAccount>,
  organizationId: string,
  today: IsoDate,
): Promise<void> {
  const client = createClient<Database>(stack.url, stack.publishableKey, {
    auth: { persistSession: false },
    global: { fetch: inProductNames(askedOnce()) },
  });
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  const due = monthsFrom(firstMonthOfYear(today), shiftMonth(monthOf(today), -1))
    .flatMap((month) =>
      taxForms.map((form) => ({ form, month, filedOn: addDays(dueOn(form, month), -DAYS_BEFORE) })),
    )
    .filter(({ form, month }) => dueOn(form, month) < today);
  const made = [];
  // One after the other: each connection of the API that is asked at once has everything to learn.
  for (const { form, month, filedOn } of due) {
    const loaded = await loadForm(client, { organizationId, issuerId: organizationId }, form, month);
    made.push({ form, month: firstDayOf(month), filedOn, loaded });
  }
  const forms = made
    .filter(({ loaded: { file } }) => file === null || isFileable(file))
    .map(({ form, month, filedOn, loaded }) => ({
      form,
      month,
      filed_on: filedOn,
      file_name: loaded.file?.name ?? form,
      row_count: loaded.file?.rowCount ?? 0,
      content: contentOf(loaded),
    }));
  await sql.unsafe(FILE_FORMS);
  await sql`select pg_temp.file_forms(${organizationId}, ${sql.json(forms)})`;
  await sql.begin((transaction) => backdateForms(transaction, organizationId, forms));
}

/** Forms of a month are made of the same records, which do not change meanwhile: no question is asked twice. */
function askedOnce(): typeof fetch {
  const answers = new Map<string, Promise<Response>>();
  return async (input, init) => {
    const question = `${String(input)} ${String(init?.body ?? '')}`;
    const answer = answers.get(question) ?? fetch(input, init);
    answers.set(question, answer);
    return (await answer).clone();
  };
}

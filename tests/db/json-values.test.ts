// Names inside JSON change at the seam between database and product, but for JSON whose keys are somebody's data. Each JSON
// value that the API gives or takes is one or the other: what is new here makes the test fail until it is decided.
import { expect, it } from 'vitest';
import { toProduct, VERBATIM } from '#src/data/names.ts';
import { useDatabase } from '#tests/support/database.ts';

const database = useDatabase();

/** JSON that is a record of ours: its keys are renamed. */
const RECORDS = [
  'accounts',
  'applicant',
  'applicants',
  'arguments',
  'assembly',
  'assembly_quorum',
  'assistant_caller',
  'attachments',
  'autopay_consent',
  'backdate_rent',
  'bank_standing',
  'bill',
  'calendar_clashes',
  'calendar_entries',
  'cells',
  'charges',
  'checklist',
  'claim',
  'claim_ecf_annulments',
  'claim_ecf_approvals',
  'claim_ecf_deliveries',
  'claim_ecf_work',
  'claim_received_ecf',
  'coefficients',
  'contacts',
  'contract_facts',
  'credit_rent_after_end',
  'decision',
  'decision_result',
  'deductions',
  'detail',
  'details',
  'device',
  'ecf_messages',
  'ecf_problems',
  'entry',
  'event',
  'facts',
  'files',
  'finance_overview',
  'finances',
  'find_ecf_receiver',
  'find_own_ecf_receiver',
  'forecast_inputs',
  'home_overview',
  'import_bank_lines',
  'import_calendar_items',
  'import_portfolio',
  'import_units',
  'instalments',
  'item',
  'items',
  'keys',
  'last',
  'lease_overview',
  'levels',
  'lines',
  'list_published_listings',
  'log_proof',
  'measure_records',
  'measures',
  'messages',
  'my_calendar',
  'my_latest_conversations',
  'my_leases',
  'my_waiting_counts',
  'not_annulled',
  'notice',
  'owners',
  'particulars',
  'paper',
  'parts',
  'preview_bank_import',
  'preview_month',
  'preview_rent_after',
  'preview_rent_change',
  'problems',
  'property',
  'published_ballots',
  'question',
  'questions',
  'quorum',
  'read_authority_token',
  'read_calendar_feed',
  'read_card_payment',
  'read_card_refund',
  'read_ecf_directory',
  'read_issuer_access',
  'read_legal_file',
  'read_legal_files',
  'read_listing',
  'read_quote_request',
  'read_report_as',
  'read_report_file_entries',
  'read_signing_key',
  'receipt',
  'find_ecf_again',
  'receive_ecf',
  'references',
  'rent_payment_records',
  'report_account_totals',
  'report_aged_receivables',
  'report_deposits_held',
  'report_owner_shares',
  'report_rent_parts',
  'report_vacancy',
  'result',
  'rules',
  'rows',
  'rule',
  'run_organization_jobs',
  'seal_log',
  'sender',
  'settings',
  'settle_card_payment',
  'stand_ins',
  'start_bureau_check',
  'start_overview',
  'steps',
  'take_autopay_cards_to_forget',
  'take_report_file',
  'tenancy_overview',
  'tenant_statement',
  'tenants',
  'undo_bank_import',
  'units',
  'waiting_counts',
  'whatsapp_consent',
];

it('is of each JSON value known whether its keys are names or data', async () => {
  const rows = await database.sql<{ name: string }[]>`
    with open_functions as (
      select p.* from pg_proc p where p.pronamespace = 'public'::regnamespace
    )
    select a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0
      and a.atttypid in ('json'::regtype, 'jsonb'::regtype)
    union
    select regexp_replace(name, '^p_', '') from open_functions,
      unnest(coalesce(proallargtypes, proargtypes::oid[]), proargnames) as argument (type, name)
    where type in ('json'::regtype, 'jsonb'::regtype)
    union
    select proname from open_functions where prorettype in ('json'::regtype, 'jsonb'::regtype)`;
  // A function's answer goes by the function's name, everything else by the product's.
  const known = new Set([...VERBATIM, ...RECORDS]);
  const names = rows.map(({ name }) => name);
  expect(names.filter((name) => !known.has(name) && !known.has(toProduct(name))).sort()).toEqual([]);
  expect([...known].filter((name) => !names.some((one) => one === name || toProduct(one) === name))).toEqual(
    [],
  );
});

-- Tables whose changes screens hear of. A project without Realtime has no publication.
do $$
declare
  v_table text;
begin
  if not exists (select 1 from pg_publication where pubname = 'supabase_realtime') then return; end if;
  foreach v_table in array array[
    'applications', 'area_reservations', 'assemblies', 'assembly_attendance', 'assembly_items', 'autopay_charges', 'autopays', 'bank_imports', 'bank_lines', 'bills',
    'budget_amounts', 'budget_notes', 'calendar_item_changes', 'calendar_items', 'card_claims', 'card_payments', 'charges', 'common_areas', 'communities',
    'community_posts', 'community_reports', 'condition_reports', 'contract_signers', 'conversation_marks',
    'conversations', 'decision_comments', 'decision_proxies', 'decision_votes', 'decisions', 'document_requests', 'documents',
    'ecf_documents', 'ecf_received', 'house_rules', 'lease_balances', 'lease_tenants',
    'maintenance_events', 'maintenance_requests', 'messages', 'monthly_totals', 'notice_recipients', 'notices', 'notifications',
    'organization_totals', 'owner_distributions', 'parcels', 'payment_plans', 'payments', 'plan_requests', 'receipts',
    'refunds', 'report_files', 'membership_signals'
  ] loop
    execute format('alter publication supabase_realtime add table public.%I', v_table);
  end loop;
end
$$;

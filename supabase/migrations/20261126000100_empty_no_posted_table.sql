-- What is never deleted row by row is not emptied at once either.
do $$
declare
  v_table text;
begin
  foreach v_table in array array['bill_pass_ons', 'bill_payments', 'bill_payment_parts', 'owner_distributions'] loop
    execute format('create trigger refuse_truncate before truncate on public.%I
      for each statement execute function private.refuse_change()', v_table);
  end loop;
end
$$;

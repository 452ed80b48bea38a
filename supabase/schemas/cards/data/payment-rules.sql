insert into private.payment_rules (code, valid_from, value, reason) values
  ('autopay_ending_days', '2026-01-01', 15, 'Time to agree to another one before the rent of the next month is due.'),
  ('autopay_retry_days', '2026-01-01', 3, 'A card without funds is tried once more when a salary may have come, and before most grace periods end.')
on conflict (code, valid_from) do update set value = excluded.value, reason = excluded.reason;

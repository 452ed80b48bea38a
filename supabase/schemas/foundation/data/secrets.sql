insert into private.secrets (name, value)
select name, extensions.gen_random_bytes(32) from unnest(array['application_token', 'calendar_feed_token', 'invitation_token', 'owner_mail_token', 'push_receipt', 'quote_token', 'recovery_code', 'waitlist_token']) as name
on conflict (name) do nothing;

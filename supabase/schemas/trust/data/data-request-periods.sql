insert into private.data_request_periods (kind, valid_from, valid_to, business_days, law, article, reviewed_on) values
  ('export', '2013-12-15', null, 5, 'Ley 172-13', '10', null),
  ('correction', '2013-12-15', null, 10, 'Ley 172-13', '8', null),
  ('deletion', '2013-12-15', null, 10, 'Ley 172-13', '8', null)
on conflict (kind, valid_from) do update set valid_to = excluded.valid_to, business_days = excluded.business_days,
  law = excluded.law, article = excluded.article, reviewed_on = excluded.reviewed_on;

insert into private.rental_law (matter, unit_use, value, valid_from, valid_to, law, article) values
  ('notice', 'dwelling', 90, '2025-08-14', null, 'Ley 85-25', '31'),
  ('notice', 'commercial', 180, '2025-08-14', null, 'Ley 85-25', '40, 42'),
  ('retention_reasons', null, 5, '2025-08-14', null, 'Ley 85-25', '16'),
  ('take_over', null, 30, '2025-08-14', null, 'Ley 85-25', '11')
on conflict (matter, unit_use, valid_from) do update set value = excluded.value, valid_to = excluded.valid_to, law = excluded.law,
  article = excluded.article;

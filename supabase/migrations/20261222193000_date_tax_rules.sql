-- Ley 30-26 of June 18, 2026 changed what is withheld since July 1; the law on cheques since July 3. When a rule was last
-- held against its source is kept with it, in place of whether sources differ: none do.
alter table private.tax_rules drop column is_conflicting, add column confirmed_on date;
comment on column private.tax_rules.confirmed_on is 'When somebody last held it against its source; null while nobody did.';
update private.tax_rules set confirmed_on = '2026-11-26' where code <> 'ipi_basis_points';
update private.tax_rules set source = 'Código Tributario, Ley 11-92, art. 345 (Ley 253-12)' where code = 'itbis_basis_points';
update private.tax_rules set source = 'Reglamento 140-98, art. 7' where code = 'furnished_share_basis_points';
insert into private.tax_rules (code, value, valid_from, source, confirmed_on) values
  ('isr_withheld_basis_points', 1500, '2026-07-01',
    'Código Tributario, Ley 11-92, art. 309 (Ley 30-26, art. 17; DGII, Aviso 10-26)', '2026-11-26'),
  ('isr_fees_basis_points', 1000, '2013-01-01', 'Código Tributario, Ley 11-92, art. 309', '2026-11-26'),
  ('isr_fees_basis_points', 1500, '2026-07-01',
    'Código Tributario, Ley 11-92, art. 309 (Ley 30-26, art. 17; DGII, Aviso 10-26)', '2026-11-26'),
  ('isr_technical_basis_points', 200, '2013-01-01',
    'Código Tributario, Ley 11-92, art. 309; Reglamento 139-98, art. 70', '2026-11-26'),
  ('isr_technical_basis_points', 300, '2026-07-01',
    'Código Tributario, Ley 11-92, art. 309 (Ley 30-26, art. 17; DGII, Aviso 10-26); Reglamento 139-98, art. 70', '2026-11-26'),
  ('ipi_threshold_minor', 1069549400, '2026-01-01', 'DGII, Resolución DDG-AR1-2026-00001', '2026-11-26'),
  ('transfer_tax_basis_points', 15, '2004-09-28', 'Código Tributario, Ley 11-92, art. 382 (Ley 288-04)', '2026-11-26'),
  ('transfer_tax_basis_points', 20, '2026-07-03', 'Código Tributario, Ley 11-92, art. 382 (Ley 30-26)', '2026-11-26'),
  ('card_itbis_basis_points', 200, '2023-01-01', 'DGII, Norma General 06-2023, art. 4', '2026-11-26'),
  ('credit_note_days', 30, '2013-01-01',
    'Código Tributario, Ley 11-92, art. 338; Reglamento 293-11, arts. 8 y 28', '2026-11-26');

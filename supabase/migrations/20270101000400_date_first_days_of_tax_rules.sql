-- First days that were placeholders. Norma General 06-2023 was published on October 3, 2023; it dates Reglamento 293-11 to May 12, 2011.
update private.tax_rules set valid_from = '2023-10-03', source = 'DGII, Norma General 06-2023 (publicada el 3 de octubre de 2023), art. 4'
where code = 'card_itbis_basis_points' and valid_from = '2023-01-01';
update private.tax_rules set valid_from = '2011-05-12',
  source = 'Código Tributario, Ley 11-92, art. 338; Reglamento 293-11 (12 de mayo de 2011), arts. 8 y 28'
where code = 'credit_note_days' and valid_from = '2013-01-01';
-- That of technical services was not found: it is told as not confirmed.
update private.tax_rules set confirmed_on = null where code = 'isr_technical_basis_points' and valid_from = '2013-01-01';

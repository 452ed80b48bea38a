import type { ErrorsReportsText } from './errors-reports.en.ts';

export const errorsReports = {
  period_invalid: 'El último día es anterior al primero.',
  recipient_not_member: 'Un reporte solo se envía a miembros del equipo que pueden ver el dinero.',
  budget_cell_invalid: 'El presupuesto solo admite cuentas de ingresos y gastos, de enero a diciembre.',
  budget_source_empty: 'No hay nada que copiar de ese año.',
  budget_source_unknown: 'Elija de dónde copiar.',
  percent_out_of_range: 'El cambio debe estar entre −100% y 1,000%.',
  too_many_cells: 'Puede pegar hasta 2,000 celdas a la vez. Pegue menos.',
  note_too_long: 'La explicación puede tener 500 caracteres como máximo.',
  owners_from_not_first: 'El cambio de propietarios debe empezar el primer día de un mes.',
  owners_from_too_early: 'El cambio no puede ser anterior al último cambio de propietarios.',
  owner_address_changed: 'El correo de este propietario cambió. Revíselo y envíe de nuevo.',
  owner_mail_stopped:
    'Quien recibe ese correo pidió no recibir más estados. Entréguelo por otra vía o use otro correo.',
} satisfies ErrorsReportsText;

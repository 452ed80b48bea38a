import type { ErrorsExpensesText } from './errors-expenses.en.ts';

export const errorsExpenses = {
  vendor_missing: 'Elija un suplidor que no esté archivado.',
  unit_missing: 'Esta unidad no es de la propiedad. Elija otra.',
  lines_missing: 'No hay líneas. Agregue al menos una.',
  too_many_lines:
    'Un archivo trae hasta 5,000 líneas. Pida al banco períodos más cortos. No se importó nada.',
  import_undone: 'Esta importación ya se deshizo.',
  import_matched: 'Una de sus líneas está emparejada. Deshaga primero ese emparejamiento.',
  account_not_allowed: 'Esta cuenta no se puede usar aquí. Elija otra.',
  due_before_bill: 'El vencimiento no puede ser anterior a la fecha de la factura.',
  expense_kind_missing: 'Elija el tipo de gasto.',
  itbis_parts_exceed: 'Lo retenido, lo proporcional o lo llevado al costo no puede ser mayor que el ITBIS.',
  isr_kind_missing: 'Para retener ISR, indique el tipo y el monto.',
  withheld_exceeds: 'La retención es mayor que lo que permite la factura.',
  ncf_malformed: 'El NCF es una B con 10 dígitos o una E con 12.',
  modified_ncf_missing: 'Una nota de crédito o débito indica el NCF que modifica.',
  ncf_taken: 'Otra factura de este suplidor ya tiene este NCF.',
  receipt_and_reason: 'Una factura lleva NCF o el motivo de no tenerlo, no los dos.',
  itbis_without_receipt: 'Sin comprobante fiscal todo el ITBIS va al costo: no se adelanta.',
  vendor_cedula_missing:
    'El comprobante de compras se emite a una persona: este suplidor necesita su cédula.',
  purchase_itbis_not_withheld: 'En un comprobante de compras usted retiene todo el ITBIS de la factura.',
  minor_expense_itbis: 'En gastos menores no se adelanta ITBIS: llévelo todo al costo.',
  minor_expense_withheld: 'En gastos menores no se retiene nada.',
  bill_has_receipt: 'Esta factura ya tiene su NCF.',
  own_receipt_stays: 'Este NCF lo emitió usted. Para anularlo, anule la factura.',
  ncf_of_own_range: 'Este número es de sus secuencias: no se escribe, se emite con la factura.',
  late_note_itbis:
    'La nota llegó más de 30 días después de su comprobante. Lleve todo su ITBIS al costo: lo ya adelantado no cambia.',
  receipt_not_standing:
    'A este comprobante no se le puede agregar nada: se anuló, se acreditó por completo o es de otro contrato. Emita un comprobante propio para los cargos.',
  credit_note_withheld: 'En una nota de crédito no se retiene.',
  credit_note_stays:
    'Una nota de crédito no se convierte en factura, ni al revés. Anúlela y regístrela otra vez.',
  credit_not_of_bill: 'Una nota de crédito se aplica a una factura del mismo suplidor y en la misma moneda.',
  bill_moved: 'Esta factura ya cambió de estado. Recargue para verla.',
  approval_by_other: 'Esta factura debe aprobarla otra persona, no quien la registró o la envió.',
  bill_has_payments: 'Esta factura tiene pagos. Reverse los pagos primero.',
  amount_exceeds_bill: 'Es más de lo que falta por pagar de la factura.',
  starts_before_bill: 'La próxima factura debe ser posterior a esta. Elija otro día.',
  day_too_late: 'Elija un día hasta el 28, para que todos los meses lo tengan.',
  kind_not_allowed: 'Una cuota de condominio se pasa como tal; lo demás, como servicio u otro cargo.',
  nobody_to_charge: 'No hay a quién cargarle. Elija al menos un inquilino, cada uno una vez.',
  pass_on_exceeds_bill: 'Es más de lo que queda por pasar de esta factura.',
  lease_not_of_bill: 'Este contrato no es de la propiedad o unidad de la factura.',
  lease_currency_differs: 'Este contrato está en una moneda distinta a la de la factura.',
} satisfies ErrorsExpensesText;

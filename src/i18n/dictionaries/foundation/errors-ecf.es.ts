import type { errorsEcf as english } from './errors-ecf.en.ts';

export const errorsEcf = {
  base_not_accepted: 'La DGII todavía no ha aceptado este comprobante. Inténtelo cuando lo acepte.',
  contingency_has_receipts: 'Después de ese día se emitieron comprobantes de papel. Elija uno posterior.',
  contingency_open: 'El emisor está en contingencia. Termínela primero.',
  ecf_claim_lost: 'Otra persona está trabajando con este comprobante.',
  ecf_done: 'Esto ya está resuelto. No queda nada por hacer.',
  ecf_not_cancelled: 'Es posible que la DGII ya tenga este e-CF. Emita una nota de crédito.',
  ecf_not_valid: 'La DGII no ha aceptado este comprobante.',
  ecf_rejected: 'La DGII rechazó este comprobante. Reemplácelo primero.',
  ncf_annulled: 'Estos números se enviaron a la DGII para anularlos: quedan inutilizados.',
  purchase_ecf_not_cancelled:
    'Es posible que la DGII ya tenga el e-CF de esta compra, y un número que ya tiene no se anula. No encontramos una regla sobre cómo se corrige un e-CF así. Deje la factura como está y consulte a su contador. Si la DGII rechaza el e-CF, usted podrá anular la factura.',
  environment_differs:
    'Un comprobante de prueba y uno real no se tocan. Corrija cada uno en su propio ambiente.',
  environment_has_receipts: 'Este emisor ya tiene e-CF reales. No puede volver a las pruebas.',
  purchase_other_taxes: 'El e-CF de compras no tiene dónde decir propina ni otros impuestos.',
  receipt_of_trial: 'Este comprobante es de prueba y no tiene valor fiscal. De él no se retiene nada.',
  special_regime_taxed: 'El e-CF de regímenes especiales no admite ITBIS. Elija «exento».',
  withholding_not_allowed: 'En este tipo de e-CF no se retiene nada. Déjelo en cero.',
} satisfies typeof english;

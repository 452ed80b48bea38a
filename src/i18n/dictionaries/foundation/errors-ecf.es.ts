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
  purchase_other_taxes: 'El e-CF de compras no tiene dónde decir propina ni otros impuestos.',
  special_regime_taxed: 'El e-CF de regímenes especiales no admite ITBIS. Elija «exento».',
  withholding_not_allowed: 'En este tipo de e-CF no se retiene nada. Déjelo en cero.',
} satisfies typeof english;

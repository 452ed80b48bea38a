import type { errorsFollowing as english } from './errors-following.en.ts';

export const errorsFollowing = {
  consent_changed: 'El texto de la autorización cambió. Léalo y acéptelo otra vez.',
  unknown_time_zone: 'Esta zona horaria no existe.',
  lease_already_renewed: 'Este contrato ya se renovó con otro.',
  renewal_drafted: 'Este contrato ya tiene una renovación en borrador. Termínela o bórrela antes.',
  renewal_keeps_unit:
    'La renovación debe ser de la misma unidad y moneda. Para otra unidad, use «Mudar a otra unidad».',
  renewal_leaves_gap:
    'La renovación debe empezar a más tardar el día siguiente al último día de este contrato.',
  notice_stands: 'Este contrato tiene un aviso de salida. Retírelo antes.',
  unit_move_agreed:
    'Estos inquilinos se mudan a otra unidad. Para que se queden, cancele el contrato de la nueva unidad.',
  unit_same: 'Esa es la unidad donde viven. Elija otra.',
  currency_differs: 'El nuevo contrato debe estar en la moneda de este.',
  moved_credit_stays:
    'Este saldo a favor vino del contrato de otra unidad. Reverse ahí el pago del que vino, o devuelva el saldo a favor.',
} satisfies typeof english;

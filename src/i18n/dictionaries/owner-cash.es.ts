import type { OwnerCashText } from './owner-cash.en.ts';

export const ownerCash = {
  currency: 'Moneda',
  account: 'Cuenta',
  accountIn: 'A qué cuenta entra',
  accountOut: 'De qué cuenta sale',
  holding: {
    label: 'De quién es el dinero',
    hint: 'Lo que se guarda para otros solo paga lo suyo. No se cambia cuando la cuenta ya tiene asientos.',
    own: 'Suyo',
    owners: 'De los propietarios',
    deposits: 'Depósitos de inquilinos',
  },
  usual: {
    action: 'Cuentas usuales',
    title: 'Cuentas usuales',
    text: 'Por dónde entra y sale el dinero cuando nadie elige otra cuenta. Los pagos con tarjeta también entran ahí.',
    payments: 'El alquiler entra a',
    deposits: 'Los depósitos se devuelven de',
    done: 'Cuentas usuales guardadas.',
  },
  move: {
    action: 'Mover dinero',
    title: 'Mover dinero',
    submit: 'Mover',
    from: 'Sale de',
    to: 'Entra a',
    amount: 'Monto',
    amountMissing: 'Escriba un monto mayor que cero.',
    same: 'Elija otra cuenta.',
    movedOn: 'Día',
    dateInvalid: 'Elija un día hasta hoy.',
    property: 'De qué propiedad',
    propertyHint: 'El dinero de los propietarios solo paga facturas y propietarios de su propiedad.',
    noProperty: 'De ninguna en particular',
    memo: 'Nota',
    done: 'Dinero movido.',
  },
  gap: {
    title: 'Dinero de otros',
    deposits: 'Depósitos de inquilinos',
    owners: 'Por distribuir a propietarios',
    ownersText:
      'Lo que ganaron, en efectivo, las propiedades con propietarios registrados, menos lo que se les pagó: como lo cuenta «Pagar a propietarios». No es una cuenta del balance general; allí es parte del patrimonio.',
    missing: (p) => `Usted debe ${p.owed} y en las cuentas para eso hay ${p.kept}: faltan ${p.missing}.`,
    enough: (p) => `Usted debe ${p.owed} y en las cuentas para eso hay ${p.kept}.`,
    together: (p) => `Usted debe ${p.owed}. Está en sus propias cuentas.`,
  },
  confirm: { title: 'Confirmar pago', submit: 'Confirmar' },
  refused: {
    owners_money_short: (p) =>
      `Esta cuenta tiene ${p.amount} de esa propiedad. Elija otra cuenta o un monto menor.`,
    deposits_short: (p) => `Esta cuenta tiene ${p.amount}. Mueva dinero a ella primero o elija otra.`,
    deposits_needed: (p) => `Solo pueden salir ${p.amount}: el resto se debe a los inquilinos como depósito.`,
  },
} satisfies OwnerCashText;

import type { ErrorsCashText } from './errors-cash.en.ts';

export const errorsCash = {
  account_protected: 'El sistema usa esta cuenta automáticamente; no se puede cambiar.',
  account_has_entries: 'Esta cuenta tiene asientos: su tipo se queda. Agregue otra cuenta.',
  account_is_usual: 'Esta es una de sus cuentas usuales. Elija primero otra cuenta usual.',
  accounts_same: 'Elija dos cuentas distintas.',
  deposits_reserved: 'Esta cuenta guarda depósitos de inquilinos: no paga nada más. Elija otra cuenta.',
  deposits_short: 'No hay suficiente dinero en esta cuenta. Mueva fondos primero o elija otra.',
  deposits_needed: 'Lo que se debe a los inquilinos como depósito tiene que quedarse ahí.',
  owners_money_reserved:
    'Esta cuenta guarda dinero de propietarios: solo paga facturas y propietarios de una propiedad. Elija otra cuenta.',
  owners_money_short: 'Esta cuenta tiene menos que eso de la propiedad. Elija otra cuenta.',
} satisfies ErrorsCashText;

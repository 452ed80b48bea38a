import type { ErrorsCashText } from './errors-cash.en.ts';

export const errorsCash = {
  account_protected: 'El sistema usa esta cuenta automáticamente; no se puede cambiar.',
  account_has_entries: 'Esta cuenta tiene asientos y su tipo no se puede cambiar. Agregue otra cuenta.',
  account_is_usual: 'Esta es una de sus cuentas habituales. Elija primero otra en su lugar.',
  accounts_same: 'Elija dos cuentas distintas.',
  deposits_reserved: 'Esta cuenta guarda depósitos de inquilinos: no paga nada más. Elija otra cuenta.',
  deposits_short: 'No hay suficiente dinero en esta cuenta. Mueva fondos primero o elija otra.',
  deposits_needed: 'Ese dinero es de los depósitos de sus inquilinos y tiene que quedarse ahí.',
  owners_money_reserved:
    'Esta cuenta guarda dinero de propietarios: solo sirve para pagar facturas o propietarios de una propiedad. Elija otra cuenta.',
  owners_money_short: 'En esta cuenta no hay tanto dinero de esa propiedad. Elija otra cuenta.',
} satisfies ErrorsCashText;

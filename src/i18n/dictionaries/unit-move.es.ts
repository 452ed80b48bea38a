import type { UnitMoveText } from './unit-move.en.ts';

export const unitMoveEs = {
  title: 'Mudar a otra unidad',
  text: (p) =>
    `Este contrato termina el día antes y empieza uno de la nueva unidad con los mismos inquilinos. El alquiler sigue en ${p.currency}; para otra moneda, termine este contrato y haga uno nuevo.`,
  property: 'Propiedad',
  unit: 'Nueva unidad',
  unitMissing: 'Elija una unidad.',
  movesOn: 'Primer día en la nueva unidad',
  movesOnInvalid: (p) => `Elija un día posterior al ${p.date}, el primero de este contrato.`,
  endsOn: 'Último día del contrato nuevo',
  endsOnHint: 'Sin aviso de salida, después sigue mes a mes.',
  endsOnInvalid: 'El último día debe ser posterior al primero.',
  rent: 'Alquiler mensual',
  rentMissing: 'Escriba el alquiler mensual.',
  dueDay: 'Día de pago',
  dueDayInvalid: 'Escriba un día del 1 al 28.',
  deposit: 'Depósito del contrato nuevo',
  note: (p) => `Cambio a ${p.unit}`,
  submit: 'Mudar',
  done: 'Cambio de unidad registrado',
  whatHappens: 'Qué pasa',
  depositGoes: (p) => `El depósito de ${p.amount} pasa al contrato nuevo.`,
  depositMissing: (p) => `Del depósito nuevo falta ${p.amount}: se carga en el contrato nuevo.`,
  depositBeyond: (p) => `Lo que pasa del depósito nuevo, ${p.amount}, sigue guardado como depósito.`,
  takenOff: (p) => `Se rebaja ${p.amount} que se cargó por días después del ${p.date}.`,
  credit: 'El saldo a favor de los inquilinos pasa el primer día en la nueva unidad.',
  creditNow: (p) => `El saldo a favor de hoy, ${p.amount}, pasa el primer día en la nueva unidad.`,
  owed: (p) => `Lo que deben hoy, ${p.amount}, se queda en este contrato, con su acuerdo de pago si lo hay.`,
  parties:
    'Siguen los mismos inquilinos, fiadores y mora. Los cargos mensuales no pasan: agréguelos en el contrato nuevo.',
  autopay:
    'El pago automático termina con este contrato. Al inquilino se le pide autorizar su tarjeta de nuevo.',
  told: 'A los inquilinos se les avisa por correo.',
  undo: (p) => `Antes del ${p.date} puede deshacerlo cancelando el contrato nuevo. Después ya no.`,
  noUndo: 'Esto no se puede deshacer.',
  notices: {
    movedTo: (p) => `Se muda a ${p.unit} el ${p.date}. Allí empieza otro contrato.`,
    movedFrom: (p) => `Los inquilinos vinieron de ${p.unit} el ${p.date}.`,
  },
  history: {
    movedTo: (p) => `Cambio a ${p.unit} el ${p.date}, registrado`,
    movedFrom: (p) => `Vino de ${p.unit} el ${p.date}`,
    unitMoveCalledOff: 'Cambio de unidad cancelado',
    creditMovedTo: (p) => `Saldo a favor de ${p.amount} pasado a la nueva unidad`,
    creditMovedFrom: (p) => `Saldo a favor de ${p.amount} venido de la unidad anterior`,
  },
} satisfies UnitMoveText;

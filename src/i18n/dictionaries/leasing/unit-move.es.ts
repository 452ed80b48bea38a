import type { UnitMoveText } from './unit-move.en.ts';

export const unitMoveEs = {
  title: 'Mudar a otra unidad',
  text: (p) =>
    `Este contrato termina el día antes y empieza otro, de la nueva unidad, con los mismos inquilinos. El alquiler sigue en ${p.currency}; para otra moneda, termine este contrato y haga uno nuevo.`,
  property: 'Propiedad',
  unit: 'Nueva unidad',
  unitMissing: 'Elija una unidad.',
  movesOn: 'Primer día en la nueva unidad',
  movesOnInvalid: (p) => `Elija un día posterior al ${p.date}, el primero de este contrato.`,
  endsOn: 'Último día del nuevo contrato',
  endsOnHint: 'Sin aviso de salida, después sigue mes a mes.',
  deposit: 'Depósito del nuevo contrato',
  note: (p) => `Cambio a ${p.unit}`,
  submit: 'Mudar',
  done: 'Cambio de unidad registrado',
  whatHappens: 'Qué cambia',
  depositGoes: (p) => `El depósito de ${p.amount} pasa al nuevo contrato.`,
  depositMissing: (p) => `Faltan ${p.amount} para el nuevo depósito: se cargan en el nuevo contrato.`,
  depositBeyond: (p) => `El excedente sobre el nuevo depósito, ${p.amount}, sigue en su poder como depósito.`,
  takenOff: (p) => `Se rebajan ${p.amount} cargados por días posteriores al ${p.date}.`,
  credit: 'El saldo a favor de los inquilinos pasa a la nueva unidad el primer día.',
  creditNow: (p) => `Hoy tienen ${p.amount} a favor, que pasan a la nueva unidad el primer día.`,
  owed: (p) => `Lo que deben hoy, ${p.amount}, sigue en este contrato, con su acuerdo de pago si lo hay.`,
  parties:
    'Siguen los mismos inquilinos, fiadores y mora. Los cargos mensuales no pasan: agréguelos en el nuevo contrato.',
  autopay:
    'El pago automático termina con este contrato. Al inquilino se le pedirá autorizar su tarjeta otra vez.',
  told: 'Avisaremos a los inquilinos por correo.',
  undo: (p) => `Puede deshacerlo antes del ${p.date}: cancele el nuevo contrato. Después ya no se podrá.`,
  noUndo: 'Esto no se puede deshacer.',
  notices: {
    movedTo: (p) => `Cambio a ${p.unit} el ${p.date}. Ahí sigue otro contrato.`,
    movedFrom: (p) => `Cambio desde ${p.unit} el ${p.date}.`,
  },
  history: {
    movedTo: (p) => `Cambio a ${p.unit} el ${p.date}, registrado`,
    movedFrom: (p) => `Cambio desde ${p.unit} el ${p.date}, registrado`,
    unitMoveCalledOff: 'Cambio de unidad cancelado',
    creditMovedTo: (p) => `Saldo a favor de ${p.amount} pasado a la nueva unidad`,
    creditMovedFrom: (p) => `Saldo a favor de ${p.amount} pasado de la unidad anterior`,
  },
} satisfies UnitMoveText;

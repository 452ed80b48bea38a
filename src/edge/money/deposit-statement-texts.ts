import type { DeductionKind } from '#src/domain/foundation/enums.ts';
import type { Language } from '#src/i18n/language.ts';

const en = {
  title: 'Deposit statement',
  fileName: 'deposit-statement',
  tenant: 'Tenant',
  property: 'Property',
  unit: 'Unit',
  term: 'Lease',
  returnedOn: 'Move-out date',
  settledOn: 'Settled on',
  method: 'Returned by',
  concept: 'Description',
  amount: 'Amount',
  held: 'Deposit held',
  refund: 'Returned to tenant',
  kinds: {
    owed: 'Unpaid rent and charges',
    repairs: 'Repairs',
    cleaning: 'Cleaning',
    other: 'Other',
  } satisfies Record<DeductionKind, string>,
  retention: (p: { date: string; law: string; article: string }) =>
    `Reasons for keeping part of a deposit must be given in writing by ${p.date} (${p.law}, art. ${p.article}).`,
};

const es = {
  title: 'Liquidación del depósito',
  fileName: 'liquidacion-deposito',
  tenant: 'Inquilino',
  property: 'Propiedad',
  unit: 'Unidad',
  term: 'Contrato',
  returnedOn: 'Unidad entregada el',
  settledOn: 'Liquidado el',
  method: 'Devuelto por',
  concept: 'Concepto',
  amount: 'Monto',
  held: 'Depósito en poder',
  refund: 'Devuelto al inquilino',
  kinds: {
    owed: 'Alquileres y cargos adeudados',
    repairs: 'Reparaciones',
    cleaning: 'Limpieza',
    other: 'Otro',
  },
  retention: (p) =>
    `Los motivos para retener parte del depósito se entregan por escrito a más tardar el ${p.date} (${p.law}, art. ${p.article}).`,
} satisfies typeof en;

/** The words of a deposit's statement; only the worker prints it. */
export const depositStatementTexts: Record<Language, typeof en> = { es, en };

import type { TenantLawText } from './tenant-law.en.ts';

export const tenantLaw = {
  title: 'La ley',
  text: 'Lo que la ley de alquileres dice sobre su contrato, en breve.',
  tabs: { label: 'Partes', lease: 'Su contrato', library: 'Artículos', dates: 'Fechas' },
  noLease: 'Usted no tiene un contrato aquí todavía.',
  end: {
    title: 'Fin del contrato',
    day: ({ date }) => `El último día de su contrato es el ${date}.`,
    open: 'Su contrato sigue mes a mes, hasta que alguien avise.',
  },
  notice: {
    title: 'Si usted o su arrendador no quiere seguir',
    text: 'Quien no quiere seguir avisa a más tardar este día, con un alguacil. Si nadie avisa, el contrato se renueva solo.',
  },
  deposit: {
    title: 'Su depósito',
    text: ({ date }) =>
      `Si usted entrega el lugar el ${date}, su arrendador tiene hasta este día para decir por escrito qué retiene.`,
  },
} satisfies TenantLawText;

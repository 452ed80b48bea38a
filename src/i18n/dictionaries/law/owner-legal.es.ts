import type { OwnerLegalText } from './owner-legal.en.ts';

export const ownerLegal = {
  title: 'Legal',
  text: 'La ley de alquileres: expedientes guiados, artículos, fechas y si un contrato la cumple.',
  tabs: {
    label: 'Partes',
    files: 'Expedientes',
    library: 'Artículos',
    dates: 'Fechas',
    papers: 'Escritos',
    check: 'Revisión de contratos',
    increase: 'Aumentos',
  },
} satisfies OwnerLegalText;

import type { ContractItem } from '#src/domain/leasing/rental-law.ts';

export const contractContentEs = {
  parties: 'las partes, con sus documentos',
  address: 'la dirección exacta',
  description: 'la descripción de la unidad y su estado',
  furniture: 'la lista de muebles',
  use: 'el uso',
  price: 'el precio, con día, lugar y forma de pago',
  end_date: 'el último día',
  domicile: 'el domicilio que elige cada parte',
  contract_date: 'la fecha del contrato',
} satisfies Record<ContractItem, string>;

import type { SeededViolation } from './violations.test-support.ts';

/** Each is put into a contract that is clean otherwise. */
export const violationsEs: readonly SeededViolation[] = [
  {
    code: 'deposit_above_cap',
    replaced: { deposit: 'El inquilino entrega un depósito de tres (3) meses de alquiler.' },
  },
  {
    code: 'deposit_above_cap',
    replaced: { deposit: 'Como garantía la inquilina deja una fianza equivalente a cuatro mensualidades.' },
  },
  {
    code: 'deposit_above_cap',
    replaced: {
      price:
        'El alquiler es de RD$20,000.00 mensuales, pagaderos el día 5 de cada mes por transferencia bancaria.',
      deposit: 'Depósito: RD$60,000.00, que se devuelve al final.',
    },
  },
  {
    code: 'notice_too_short',
    replaced: {
      notice:
        'Quien no desee renovar avisa a la otra parte con treinta (30) días de anticipación al vencimiento.',
    },
  },
  {
    code: 'notice_too_short',
    replaced: {
      notice: 'El arrendador podrá dar por terminado el contrato al vencimiento con un preaviso de 15 días.',
    },
  },
  {
    code: 'notice_too_short',
    replaced: {
      notice:
        'Si el propietario no quiere continuar, bastará que lo notifique un (1) mes antes de la fecha de término.',
    },
  },
  {
    code: 'repairs_waived',
    replaced: {
      repairs: 'Todas las reparaciones, incluso las estructurales, corren por cuenta del inquilino.',
    },
  },
  {
    code: 'repairs_waived',
    added: 'El propietario no está obligado a hacer ninguna reparación durante la vigencia del contrato.',
  },
  {
    code: 'repairs_waived',
    added: 'La arrendataria renuncia a exigir al arrendador las reparaciones necesarias.',
  },
  {
    code: 'repairs_waived',
    added: 'El inquilino asume el costo de cualquier reparación que necesite el inmueble, sea mayor o menor.',
  },
  {
    code: 'self_help_eviction',
    added:
      'Ante la falta de pago de un mes, el propietario podrá cambiar la cerradura y retirar los bienes del inquilino.',
  },
  {
    code: 'self_help_eviction',
    added:
      'Si la renta se atrasa diez días, el arrendador queda facultado para cortar la energía eléctrica y el agua.',
  },
  {
    code: 'self_help_eviction',
    added: 'El propietario puede desalojar a la inquilina sin necesidad de orden judicial.',
  },
  {
    code: 'unilateral_increase',
    added: 'El propietario podrá aumentar el alquiler en cualquier momento a su sola discreción.',
  },
  {
    code: 'unilateral_increase',
    added: 'La renta será incrementada en un 20 % anual sin necesidad del consentimiento del inquilino.',
  },
  {
    code: 'unilateral_increase',
    added: 'El arrendador fijará libremente cada año el nuevo precio del alquiler.',
  },
  { code: 'receipt_refused', added: 'El propietario no entregará recibo de los pagos en efectivo.' },
  { code: 'receipt_refused', added: 'El inquilino renuncia a recibir comprobantes o recibos de pago.' },
  { code: 'deposit_forfeited', replaced: { deposit: 'El depósito de un mes no es reembolsable.' } },
  { code: 'deposit_forfeited', added: 'El arrendador podrá quedarse con el depósito sin dar explicaciones.' },
  {
    code: 'late_reasons',
    replaced: {
      deposit:
        'Se entrega un mes en depósito. Las razones de cualquier retención del depósito se comunican dentro de los treinta (30) días.',
    },
  },
  {
    code: 'new_owner_free',
    added: 'En caso de venta del inmueble, este contrato queda sin efecto y el inquilino desocupa.',
  },
  { code: 'new_owner_free', added: 'El nuevo propietario no estará obligado a respetar este contrato.' },
  {
    code: 'death_ends_lease',
    added:
      'La muerte del inquilino pone fin al contrato de manera inmediata, y sus herederos deben desocupar.',
  },
  {
    code: 'no_voice_in_meetings',
    added: 'El inquilino no podrá asistir ni opinar en las asambleas del condominio.',
  },
  { code: 'unwritten_sublease', added: 'La inquilina puede subarrendar con permiso verbal del propietario.' },
  { code: 'dated_law', added: 'Lo no previsto se rige por la Ley No. 4314 sobre depósitos de alquileres.' },
  {
    code: 'dated_law',
    added: 'El depósito se consignará en el Banco Agrícola conforme a la Ley núm. 17-88.',
  },
  { code: 'dated_law', added: 'El desahucio se hará según el artículo 3 del Decreto 4807 de 1959.' },
  { code: 'missing', item: 'furniture', replaced: { furniture: '' } },
  { code: 'missing', item: 'use', replaced: { use: '' } },
  { code: 'missing', item: 'domicile', replaced: { domicile: '' } },
  { code: 'missing', item: 'contract_date', replaced: { date: 'Firmado por las partes.' } },
  { code: 'missing', item: 'description', replaced: { description: '' } },
  { code: 'missing', item: 'end_date', replaced: { term: '' } },
  {
    code: 'missing',
    item: 'address',
    replaced: { address: 'El propietario alquila su apartamento al inquilino.' },
  },
  {
    code: 'missing',
    item: 'parties',
    replaced: { parties: 'El propietario y el inquilino convienen lo siguiente.' },
  },
  { code: 'missing', item: 'price', replaced: { price: 'El precio del alquiler se acordará después.' } },
];

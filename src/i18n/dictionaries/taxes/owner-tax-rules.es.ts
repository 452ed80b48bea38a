import type { OwnerTaxRulesText } from './owner-tax-rules.en.ts';

const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const ownerTaxRules = {
  title: 'Tasas, umbrales y plazos',
  text: 'Los valores que usamos, desde cuándo y su fuente. Es información, no asesoría fiscal.',
  caption: 'Tasas, umbrales y plazos',
  columns: { rule: 'Regla', value: 'Valor', from: 'Desde', source: 'Fuente', confirmed: 'Confirmada el' },
  names: {
    itbis_basis_points: 'ITBIS',
    furnished_share_basis_points: 'Vivienda amueblada: parte gravada que se presume',
    itbis_withheld_basis_points: 'ITBIS que se retiene a un propietario persona física',
    isr_withheld_basis_points: 'ISR que se retiene del alquiler de una persona física',
    isr_fees_basis_points: 'ISR que se retiene de honorarios y servicios de una persona física',
    isr_technical_basis_points: 'ISR que se retiene de servicios técnicos de una persona física',
    isr_withheld_state_basis_points: 'ISR que retiene el Estado',
    ipi_basis_points: 'Impuesto al patrimonio inmobiliario (IPI)',
    ipi_threshold_minor: 'IPI: umbral',
    transfer_tax_basis_points: 'Impuesto a cheques y transferencias electrónicas',
    card_itbis_basis_points: 'ITBIS que retiene la adquirente de las ventas con tarjeta',
    contingency_days: 'Días calendario que puede durar una contingencia con comprobantes de papel',
    credit_note_days: 'Días en que una nota de crédito rebaja el ITBIS',
    consumer_threshold_minor: 'Facturas de consumo con fila propia desde',
    rows_606: 'Filas de un 606',
    rows_607: 'Filas de un 607',
  },
  rental: {
    deposit_cap: 'Máximo de meses de alquiler para un depósito',
    notice: 'Aviso de salida antes del fin del plazo',
    increase_cap: 'Aumento máximo del alquiler si no se pactó otro',
    self_renewal: 'Sin aviso de salida, el contrato se renueva automáticamente',
    retention_reasons: 'Días para dar las razones de retener un depósito',
    take_over: 'Seguir con el contrato tras una muerte, en días',
    contract_content: 'Lo que debe decir un contrato escrito',
  },
  uses: { dwelling: 'vivienda', commercial: 'comercial' },
  days: (p) => plural(p.count, 'día', 'días'),
  months: (p) => plural(p.count, 'mes', 'meses'),
  source: (p) => `${p.law}, art. ${p.article}`,
  never: 'Sin confirmar',
  old: 'Hace más de un año',
  confirmText: 'En ámbar: no se ha comparado con su fuente en el último año. Verifíquela antes de usarla.',
} satisfies OwnerTaxRulesText;

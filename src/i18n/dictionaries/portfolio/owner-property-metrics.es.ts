import type { OwnerPropertyMetricsText } from './owner-property-metrics.en.ts';

export const ownerPropertyMetrics = {
  propertyAnalytics: {
    span: 'Período',
    months: (p) => `${p.count} meses`,
    month: 'Mes',
    currency: 'Moneda',
    money: 'Facturado y cobrado',
    moneyHint: 'Según el mes en que vencía. Los depósitos no son ingresos y no cuentan.',
    billed: 'Facturado',
    collected: 'Cobrado',
    occupancy: 'Ocupación física',
    occupancyHint: 'Días alquilados entre los días disponibles.',
    occupancyShort: 'alquilado',
    emptyTitle: 'Aquí estarán los meses',
    emptyText:
      'En cuanto la propiedad tenga una unidad, verá mes por mes lo facturado, lo cobrado y lo alquilado.',
  },
  propertyMetrics: {
    wholeYear: 'De los últimos doce meses completos.',
    projected: (p) =>
      p.count === 1
        ? 'Proyectado a un año a partir del único mes completo.'
        : `Proyectado a un año a partir de los ${p.count} meses completos.`,
    noMonth: 'Las cifras aparecen después del primer mes completo.',
    noExpenses:
      'La contabilidad no tiene gastos de esta propiedad en estos meses. Si los hubo, aquí el ingreso neto está por encima del real.',
    how: 'Cómo se calcula',
    add: 'Agregar',
    names: {
      rentBilledMinor: 'Alquiler facturado',
      rentCollectedMinor: 'Alquiler cobrado',
      marketValueMinor: 'Valor de mercado',
      debtServiceMinor: 'Cuotas del préstamo al año',
      grossPotentialRentMinor: 'Alquiler bruto potencial (GPR)',
      vacancyLossMinor: 'Pérdida por vacancia',
      creditLossMinor: 'Pérdida por falta de pago',
      operatingExpensesMinor: 'Gastos operativos',
      netOperatingIncomeMinor: 'Ingreso operativo neto (NOI)',
      cashInvestedMinor: 'Efectivo invertido',
      capRate: 'Tasa de capitalización',
      cashOnCash: 'Retorno sobre el efectivo',
      debtCoverage: 'Cobertura de la deuda (DSCR)',
      physicalOccupancy: 'Ocupación física',
      economicOccupancy: 'Ocupación económica',
    },
    formulas: {
      grossPotentialRentMinor: 'Alquiler facturado + alquiler de mercado de lo que estuvo vacante.',
      netOperatingIncomeMinor:
        'GPR − pérdida por vacancia − pérdida por falta de pago − gastos operativos. Sin préstamo, depreciación ni impuesto sobre la renta.',
      capRate: 'NOI ÷ valor de mercado.',
      cashOnCash: '(NOI − cuotas del préstamo al año) ÷ efectivo invertido.',
      debtCoverage: 'NOI ÷ cuotas del préstamo al año. Por encima de 1, el alquiler paga el préstamo.',
      physicalOccupancy: 'Días alquilados ÷ días en que había unidades.',
      economicOccupancy: 'Alquiler cobrado ÷ GPR.',
    },
    missing: {
      history: 'Todavía no hay un mes completo.',
      rent: 'No hay alquiler con qué comparar.',
      market_rent: 'Una unidad que estuvo vacante no tiene alquiler de mercado.',
      value: 'Falta el valor de mercado en esta moneda.',
      purchase: 'Falta el precio de compra en esta moneda, o es menor que el préstamo.',
      loan: 'Falta el monto del préstamo.',
      debt_service: 'Faltan las cuotas del préstamo al año; escriba 0 si no tiene préstamo.',
      no_debt: 'No hay préstamo que pagar.',
    },
  },
} satisfies OwnerPropertyMetricsText;

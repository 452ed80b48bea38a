import type { ErrorsMaintenanceText } from './errors-maintenance.en.ts';

export const errorsMaintenance = {
  maintenance_moved: 'Esto cambió mientras tanto. Recargue para ver cómo va.',
  reopening_too_late: 'Pasaron más de 30 días y ya no se puede reabrir. Haga un reporte nuevo.',
  assignee_not_member: 'Esta persona ya no puede atender el mantenimiento. Elija otra.',
  scheduled_in_past: 'Elija hoy o un día posterior.',
  asset_elsewhere: 'Este equipo es de otro lugar. Elija uno del mismo lugar.',
  checklist_full: 'Una lista admite hasta 40 puntos.',
  place_archived: 'La propiedad o la unidad está archivada. Restáurela o cambie el plan.',
  preventive_day_opened: 'Esta fecha ya tiene su avería abierta. Cámbiela o cancélela allí.',
  vendor_documents_missing:
    'A este suplidor le falta un documento obligatorio o se le venció. Agréguelo, o escriba un motivo de 10 caracteres o más.',
  service_level_order: 'El plazo para resolver debe ser mayor que el de responder.',
  bill_not_of_work: 'La factura debe ser del suplidor y de la propiedad de la orden de trabajo.',
  quote_closed: 'Ya no se reciben cotizaciones para este trabajo.',
  quote_day_invalid: 'Elija un día de hoy en adelante.',
  quote_days_invalid: 'Escriba entre 1 y 365 días.',
  quote_not_found: 'Este enlace no es válido. Revise que lo abrió completo.',
  quote_over: 'Esta cotización venció. Pida una nueva al suplidor.',
  quote_withdrawn: 'Este suplidor ya no ofrece el trabajo a ese precio.',
  work_charged: 'Este trabajo ya se le cobró a un inquilino.',
  work_currency_fixed: 'Ya se pidieron precios en esta moneda. Para usar otra, cancele la orden.',
  work_lease_missing: 'Aquí no hay un contrato al que cobrarle. Elija al propietario.',
  work_not_billed: 'Apruebe primero la factura de este trabajo.',
  work_order_moved: 'La orden cambió mientras tanto. Recargue para ver cómo va.',
  work_payer_differs: 'Esta orden no se paga así. Revise quién paga.',
} satisfies ErrorsMaintenanceText;

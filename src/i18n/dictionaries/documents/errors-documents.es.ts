import type { errorsDocuments as english } from './errors-documents.en.ts';

export const errorsDocuments = {
  contract_empty: 'El documento está vacío. No se envió nada.',
  contract_closed: 'Este documento ya no se puede firmar. Recargue para ver qué pasó.',
  contract_changed: 'El documento no es el que leyó. Recargue y léalo otra vez antes de firmar.',
  document_request_closed: 'Este documento ya se aceptó o ya no hace falta.',
  document_request_changed: 'Mientras tanto entregaron otro archivo. Revíselo.',
  document_request_invalid: 'Escriba qué documento pide, en 120 caracteres como máximo.',
  document_due_invalid: 'Elija una fecha entre hoy y dentro de un año.',
  document_file_invalid: 'Envíe una foto o un PDF de hasta 20 MB.',
  document_file_missing: 'El archivo no llegó. Envíelo otra vez.',
  too_many_document_requests: 'Puede pedir hasta 20 documentos a la vez por contrato.',
  too_many_templates: 'Puede guardar hasta 200 plantillas. Quite una primero.',
  too_many_requested_files: 'Ya se enviaron demasiados archivos para esto. Pregunte a su arrendador.',
  last_tenant_stays: 'No quedaría nadie en el contrato. En ese caso, termine el contrato.',
  new_primary_missing: 'Elija quién será el inquilino principal desde entonces, entre quienes se quedan.',
} satisfies typeof english;

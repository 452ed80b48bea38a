import type { ErrorsTrustText } from './errors-trust.en.ts';

export const errorsTrust = {
  answer_missing: 'Escriba lo que hizo, o por qué no puede.',
  data_request_answered: 'Esta solicitud ya fue respondida.',
  data_request_open: 'Ya pidió esto y todavía no le han respondido.',
  details_missing: 'Escriba qué está mal y qué debe decir.',
  log_not_signed:
    'Esto todavía no está en un punto de control firmado. Verifique el registro e inténtelo otra vez.',
  log_rewritten:
    'El registro no es el que se firmó antes, así que no se firmó de nuevo. Avise al propietario de la organización y no cierre esta página.',
} satisfies ErrorsTrustText;

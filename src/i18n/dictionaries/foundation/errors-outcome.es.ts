import type { errorsOutcome as english } from './errors-outcome.en.ts';

export const errorsOutcome = {
  request_id_reused: 'Su intento anterior sí se guardó, con otros datos. Revíselo antes de enviar otro.',
  earlier_attempt_saved:
    'Su intento anterior sí se guardó. Ahora no se envió nada. Revíselo primero; para agregar otro, envíe de nuevo.',
  outcome_checking:
    'Se perdió la conexión antes de recibir la respuesta. Quizá ya se guardó; lo estamos comprobando. Si envía lo mismo otra vez, no se guarda dos veces.',
  outcome_not_saved: 'Se perdió la conexión y no se guardó nada. Envíelo de nuevo: no se guarda dos veces.',
} satisfies Record<keyof typeof english, string>;

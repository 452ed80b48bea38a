import type { ErrorKindText } from './error-kinds.en.ts';

export const errorKindsEs = {
  offline: 'No hay conexión. Podrá ver esto cuando vuelva a estar en línea.',
  unsent: 'No hay conexión y no se envió nada. Inténtelo de nuevo cuando vuelva a estar en línea.',
  unanswered:
    'Se perdió la conexión antes de recibir la respuesta. Quizá ya se guardó: revise antes de repetirlo.',
  unauthenticated: 'Su sesión terminó. Inicie sesión otra vez para continuar.',
  forbidden: 'No tiene permiso para esto. Pídaselo al propietario de la organización.',
  not_found: 'Esto ya no existe o no puede verlo.',
  conflict: 'Alguien cambió esto al mismo tiempo. Recargue para ver la última versión.',
  invalid: 'Hay datos que no son válidos. Revíselos e inténtelo de nuevo.',
  rate_limited: 'Demasiados intentos. Espere un minuto e inténtelo de nuevo.',
  unexpected: 'Algo falló de nuestro lado. No se perdió nada; inténtelo de nuevo.',
} satisfies ErrorKindText;

import type { ErrorKindText } from './error-kinds.en.ts';

export const errorKindsEs = {
  offline: 'No hay conexión. Nada cambió; inténtalo de nuevo cuando vuelvas a estar en línea.',
  unauthenticated: 'Su sesión terminó. Inicie sesión otra vez para continuar.',
  forbidden: 'No tienes permiso para esto. Pídeselo al propietario de la organización.',
  not_found: 'Esto ya no existe o no puedes verlo.',
  conflict: 'Alguien cambió esto al mismo tiempo. Recarga para ver la última versión.',
  invalid: 'Hay datos que no son válidos. Revísalos e inténtalo de nuevo.',
  rate_limited: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.',
  unexpected: 'Algo falló de nuestro lado. No se perdió nada; inténtalo de nuevo.',
} satisfies ErrorKindText;

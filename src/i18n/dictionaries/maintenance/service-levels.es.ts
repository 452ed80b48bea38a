import type { ServiceLevelsText } from './service-levels.en.ts';

export const serviceLevels = {
  title: 'Plazos de servicio',
  description:
    'En cuántas horas piensa responder y resolver una avería, según su prioridad. Rigen para las averías nuevas.',
  link: 'Plazos de servicio',
  back: 'Mantenimiento',
  priority: 'Prioridad',
  response: 'Respuesta en',
  resolution: 'Solución en',
  hours: 'h',
  responseOf: (p) => `${p.priority}: horas hasta responder`,
  resolutionOf: (p) => `${p.priority}: horas hasta resolver`,
  readOnly: 'Solo un propietario de la organización puede cambiarlos.',
  save: 'Guardar plazos',
  saved: 'Plazos guardados',
  reset: 'Valores sugeridos',
  problems: {
    response: 'Escriba horas enteras, de 1 a 720.',
    resolution: 'Escriba horas enteras, hasta 2,160.',
    order: 'Escriba más horas que para responder.',
  },
} satisfies ServiceLevelsText;

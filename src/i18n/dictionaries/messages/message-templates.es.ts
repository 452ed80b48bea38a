import type { MessageTemplatesText } from './message-templates.en.ts';

export const messageTemplates = {
  reminder: {
    name: 'El alquiler vence pronto',
    text: 'Buenas. El alquiler de {mes} se paga a más tardar el {fecha}. Puede pagarlo o reportar su transferencia en Llavero. Si ya lo pagó, gracias.',
  },
  late: {
    name: 'El alquiler está atrasado',
    text: 'Buenas. Todavía no nos ha llegado el alquiler de {mes}, que vencía el {fecha}. Por favor páguelo, o díganos por aquí cuándo puede, para buscarle juntos una salida.',
  },
  visit: {
    name: 'Vamos a pasar',
    text: 'Buenas. Necesitamos entrar a {unidad} para una revisión o un arreglo. Díganos por aquí qué días y a qué horas le conviene, y le confirmamos la visita.',
  },
  water: {
    name: 'Se va a cortar el agua o la luz',
    text: 'Buenas. Por unos trabajos se va a cortar el agua o la luz en {propiedad}. Guarde agua y desconecte sus equipos. Disculpe la molestia. Día y hora:',
  },
  renewal: {
    name: 'El contrato termina pronto',
    text: 'Buenas. Su contrato termina el {fin}. ¿Quiere quedarse? Díganoslo por aquí y preparamos la renovación con usted.',
  },
  documents: {
    name: 'Falta un documento',
    text: 'Buenas. Todavía nos falta un documento suyo. Puede adjuntar una foto en su respuesta. El que falta es:',
  },
  thanks: { name: 'Gracias', text: 'Gracias por avisar. Nos ocupamos y le escribimos por aquí.' },
} satisfies MessageTemplatesText;

import type { MessageTemplatesText } from './message-templates.en.ts';

export const messageTemplates = {
  reminder: {
    name: 'El alquiler vence pronto',
    text: 'Buenas. El alquiler de [mes] vence el [fecha]. Puede pagarlo o reportar su transferencia en Llavero. Si ya lo pagó, gracias.',
  },
  late: {
    name: 'El alquiler está atrasado',
    text: 'Buenas. Todavía no nos ha llegado el alquiler de [mes]. Por favor páguelo, o díganos por aquí cuándo puede, para buscarle juntos una salida.',
  },
  visit: {
    name: 'Vamos a pasar',
    text: 'Buenas. Necesitamos entrar a la unidad el [fecha] entre [hora] y [hora], por [motivo]. Díganos si le conviene o a qué otra hora podemos ir.',
  },
  water: {
    name: 'Se va a cortar el agua o la luz',
    text: 'Buenas. El [fecha], de [hora] a [hora], no habrá [agua / luz] por [motivo]. Disculpe la molestia.',
  },
  renewal: {
    name: 'El contrato termina pronto',
    text: 'Buenas. Su contrato termina el [fecha]. ¿Quiere quedarse? Díganoslo por aquí y preparamos la renovación con usted.',
  },
  documents: {
    name: 'Falta un documento',
    text: 'Buenas. Todavía nos falta [documento] suyo. Puede adjuntar una foto en su respuesta.',
  },
  thanks: { name: 'Gracias', text: 'Gracias por avisar. Nos ocupamos y le escribimos por aquí.' },
} satisfies MessageTemplatesText;

import type { Heard } from './hear.ts';

const ASKS = /^[\s¿]*(?:qu[eé]|cu[aá]|what|how|which|who)/iu;
const POLITE =
  /^(?:please|kindly|por|favor|porfa|can|could|would|you|puede|puedes|podria|podrias|hola|oye|hey|hi|i|want|need|to|quiero|necesito)$/;
/** Verbs of what only people do; what they begin is no question. */
const ORDERS =
  /^(?:renew|confirm|approve|record|register|add|create|charge|issue|apply|refund|return|terminate|close|move|assign|cancel|lower|extend|waive|invite|renueva|renueve|renovar|confirma|confirme|apruebe|registra|registre|agrega|agregue|crea|cree|carga|cargue|cobra|cobre|emite|emita|aplica|aplique|devuelve|devuelva|termina|termine|cierra|cierre|mueve|mueva|asigna|asigne|baja|baje|extiende|extienda|reduce|reduzca)$/;

/** Whether somebody orders what no tool does: the verb stands at the beginning, behind no more than a polite word. */
export function isOrder({ tokens, concepts }: Heard, text: string): boolean {
  if (ASKS.test(text)) return false;
  const begins = tokens.findIndex(({ plain }) => !POLITE.test(plain));
  const first = concepts[begins];
  const isQuestion = concepts.some((one) => one?.has('question'));
  return (
    first?.has('forbidden') ||
    first?.has('raise') ||
    ORDERS.test(tokens[begins]?.plain ?? '') ||
    (!isQuestion && concepts.slice(0, 2).some((one) => one?.has('forbidden')))
  );
}

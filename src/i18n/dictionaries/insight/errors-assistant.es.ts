import type { errorsAssistant as english } from './errors-assistant.en.ts';

export const errorsAssistant = {
  assistant_cap_reached:
    'Se acabó el presupuesto de este mes para el modelo. Quite la marca: sin él, las respuestas no cuestan nada.',
} satisfies typeof english;

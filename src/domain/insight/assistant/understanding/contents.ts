import { plainText } from '../../navigation/words.ts';

/** A request in two: what is asked for, and what shall be written. */
export interface Split {
  readonly head: string;
  readonly content: string;
}

const MARKS: readonly RegExp[] = [
  // In quotes, behind a colon, behind "that".
  /^(?<head>[^"“«]{4,200}?)\s*["“«](?<content>[^"”»]{3,})["”»]/su,
  /^(?<head>[^:]{4,200}):\s+(?<content>.{3,})$/su,
  /^(?<head>(?:[^\s]+\s+){1,14}?)(?:que|diciendo que|diciendo|diciéndoles que|that|saying that|saying|informando que|para decir que|to say that|to say|para informar que|avisando que)\s+(?<content>.{3,})$/isu,
  /^(?<head>(?:[^\s]+\s+){1,14}?)(?:sobre|acerca de|about|regarding|de que|por|because|porque)\s+(?<content>.{3,})$/isu,
];

/** The ways in which what was asked may come in two, the surest first. */
export const splitsOf = (asked: string): readonly Split[] =>
  MARKS.flatMap((mark) => {
    const { head, content } = mark.exec(asked)?.groups ?? {};
    return head && content ? [{ head: head.trim(), content: content.trim() }] : [];
  });

const POLITE = String.raw`(?:(?:por favor|favor|please|oye|hola|hi|hello|hey|necesito|quiero|quisiera|deseo|puede|puedes|podría|can you|could you|i want to|i need to|i would like to|i'd like to|i want|i need)[,\s]+)*`;

/** What stands before that of which somebody speaks, for each tool that takes a text. */
const LEADS: Readonly<Record<string, string>> = {
  find: String.raw`(?:busca(?:r|me)?|búsca(?:me|lo)?|busque(?:me)?|encuentra(?:me)?|encuentre|encontrar|localiza(?:r)?|ubica|find(?: me)?|search(?: for)?|look(?:ing)? (?:up|for)|locate|lookup|where is)\s+(?:a |al |el |la |los |las |the |all |todo lo (?:de|que dice) |todos los )?`,
  law: String.raw`(?:(?:qué|que) (?:dice|establece|manda|dispone) (?:la ley|el código)(?: 85-25)?(?: de alquileres)?(?: sobre| de| acerca de| con| en cuanto a)?|según la ley,?|what (?:does|do) the laws?(?: 85-25)? says?(?: about| on)?|by law,?|la ley(?: sobre| de)|law (?:on|about))\s+(?:el |la |los |las |the )?`,
  guide: String.raw`(?:cómo (?:hago|puedo|debo|se puede)(?: yo)?(?: para)?|como (?:hago|puedo|debo|se puede)(?: yo)?(?: para)?|explíque(?:me|nos)(?: cómo)?|explícame(?: cómo)?|explicame(?: como)?|(?:pasos|guía|instrucciones) (?:para|de|sobre)|how (?:do|can|should|would) (?:i|we|you)|how to|(?:explain|show me|teach me|tell me)(?: how to| how i)?|(?:steps|guide|instructions) (?:to|for|on|about))\s+`,
  place: String.raw`(?:(?:en )?dónde (?:veo|está[n]?|encuentro|puedo (?:ver|encontrar)|se (?:ve|ven|encuentran?)|quedan?)|donde (?:veo|estan?|encuentro|puedo (?:ver|encontrar)|se (?:ve|ven|encuentran?)|quedan?)|ll[eé]v[ea]me (?:a|al)|abra|abre|ábreme|where (?:is|are|do i (?:find|see|go to)?|can i (?:find|see)?)|take me to|go to|open|bring me to|ir a)\s+(?:el |la |los |las |the |my |mis |mi )?`,
  prepare_my_message: String.raw`(?:hablar|contactar|comunicarme|comunicar|escrib\S*|mand\S*|envi\S*|dí?[gl]\S*|avís\S*|avis\S*|dej\S*|pregúnt\S*|pregunt\S*|mensaje|nota|talk|speak|contact|reach|write|send|message|tell|ask|let|leave|get in touch)\s*(?:un |una |a |an |the )?(?:mensaje|mensajito|nota|message|note)?\s*(?:con |a |al |para |to |with |for )?(?:el |la |los |the |my |mi )?(?:oficina|administración|administracion|administrador|administradora|dueño|dueno|dueña|propietario|propietaria|casero|casera|encargado|encargada|gerente|office|landlord|owner|property manager|manager|management|administrator|admin)?\s*`,
  prepare_notice: String.raw`(?:\S+\s+)?(?:out )?(?:un |una |a |an |el |the )?(?:aviso|circular|comunicado|anuncio|notificación|mensaje|notice|announcement|message)?\s*(?:a |para |to |for )?(?:todos |todas |all |everyone|everybody)?\s*(?:los |las |the |my |mis )?(?:inquilinos|tenants|renters)?\s*`,
  prepare_request: String.raw`(?:abr[ea]|abrir|cre[ea]|crear|hag?[aeo]?z?(?:me|le)?|registr[ea]|registrar|anot[ea]|report[ea]|reportar|pon(?:me|ga)?|genera|levanta|solicit[ea]r?|open|create|report|log|make|file|submit|raise|register|put in|add|start|prepare)\s+(?:un |una |a |an |la |el |the |new |nueva )*(?:solicitud|avería|averia|reporte|ticket|orden|reparación|repair|request|maintenance request|repair request|work order)?\s*(?:de (?:reparación|reparacion|mantenimiento|avería|averia|trabajo)\s*)?(?:urgente |urgent )?(?:para |por |for |de |about |that |que |in |en |at )?(?:el |la |the |un |una |a )?`,
};
const lead = (tool: string) => new RegExp(`^[\\s¿¡]*${POLITE}(?:${LEADS[tool] ?? ''})`, 'iu');
const leads = new Map(Object.keys(LEADS).map((tool) => [tool, lead(tool)]));

const bare = (text: string) => text.replace(/^[\s¿¡"“«:,.;-]+|[\s?!"”».,;:-]+$/gu, '');

/**
 * The text that a tool is given: what was said without the words that ask for it. Empty where nothing is left.
 * @param names what was said of a unit or a property, which does not stand in the text again
 */
export function contentOf(tool: string, asked: string, names: readonly string[] = []): string {
  const cut = leads.get(tool === 'prepare_my_request' ? 'prepare_request' : tool);
  let rest = cut ? asked.replace(cut, '') : asked;
  if (tool.startsWith('prepare')) rest = withoutNames(rest, names);
  const text = bare(rest);
  if (text === '' && !tool.startsWith('prepare')) return bare(asked);
  return tool.startsWith('prepare') && isOnlyAbout(text) ? '' : text;
}

const SMALL =
  /\b(?:el|la|los|las|un|una|de|del|en|para|por|que|a|al|the|an|in|at|of|for|to|todos|all|inquilinos|tenants|apartamento|apto|unidad|unit|apartment|urgente|urgent|aviso|notice|solicitud|request|averia|repair|reparacion|mantenimiento|maintenance|edificio|building|propiedad|property|mis|my|mi|problem|problema|issue|queja|complaint|reporte|report|mensaje|message|comunicado|announcement|something|algo)\b/g;
const isOnlyAbout = (text: string) =>
  plainText(text)
    .replaceAll(SMALL, '')
    .replaceAll(/[^a-z0-9]/g, '') === '';

function withoutNames(text: string, names: readonly string[]): string {
  let rest = text;
  for (const name of names) {
    const at = rest.indexOf(name);
    if (at < 0) continue;
    const before = rest
      .slice(0, at)
      .replace(
        /\s*(?:(?:en|de|del|para|in|at|of|for|to|a|al)\s+)?(?:(?:el|la|los|las|the)\s+)?(?:(?:apartamento|apto|unidad|unit|apartment|apt|edificio|building)\.?\s+)?$/iu,
        '',
      );
    const behind = rest.slice(at + name.length);
    rest =
      before.trim() === ''
        ? behind.replace(/^[\s,:;-]*(?:(?:que|porque|because|about|sobre|por|of|de|del)\s+)?/iu, '')
        : `${before}${behind}`;
  }
  return rest;
}

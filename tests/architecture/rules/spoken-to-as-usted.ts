import type { Rule } from '../repository.ts';

const SPANISH =
  /^(src\/i18n\/dictionaries\/[a-z-]+\/[a-z0-9-]+\.es\.ts|src\/content\/.*\bes\b.*|public\/locales\/es\/.*|supabase\/templates\/.*)$/;
// Forms that speak to "tú" and mean nothing else in a text of the product.
const FAMILIAR =
  /(?<![\p{L}-])(tu|tus|contigo|tuyo|tuya|vives|pagas|alquilas|lleves|llevas|tienes|puedes|quieres|debes|eres|estás|vas|necesitas|recibes|usas|haces|sabes|eliges|escribes|abres|entras|subes|envías|cobras|tengas|puedas|quieras|pagues|recibas|subas|habías|habrás|pídele|pídela|pídelo|agrégale|agrégalo|agrégala|envíalo|envíala|envíale|escríbele|búscalo|guárdalo|inténtalo|revísalo|déjalo|ábrelo|descárgalo|elígelo)(?![\p{L}-])/giu;

// At the beginning of a text, an imperative to "tú".
const ORDER =
  /(?<=['"`>])(Entra a Llavero|(?:Acepta|Confirma|Elige|Escribe|Lee|Protege|Revisa) (?:el|la|los|las|su|sus|un|una|este|esta)(?![\p{L}-]))/gu;

/** The reader is "usted" (docs/glossary.md), in every Spanish text. */
export const spokenToAsUsted: Rule = (files) =>
  files
    .filter(({ path }) => SPANISH.test(path))
    .flatMap(({ path, text }) =>
      [FAMILIAR, ORDER]
        .flatMap((form) => [...text.matchAll(form)])
        .map(([word]) => `${path} says "${word}" to a reader who is "usted"`),
    );

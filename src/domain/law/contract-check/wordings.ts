// Wordings that the rules of void clauses look for, over folded Spanish and English text.

export const LANDLORD = '(?:propietari[oa]s?|arrendador(?:a|es)?|duen[oa]s?|landlords?|lessors?|owners?)';
export const TENANT = '(?:inquilin[oa]s?|arrendatari[oa]s?|tenants?|lessees?|renters?)';
export const DEPOSIT = /\b(?:deposit\w*|fianza|garantia|security)\b/;
export const MAY_NOT =
  /\b(?:no (?:se|puede|podra|debe|debera|pueden|podran)\b|ni sin\b|prohib\w+|en ningun caso|nadie|no one|may not|shall not|cannot|can't|must not|never|only with|solo (?:con|procede))/;
export const DAYS_IN_MONTH = 30;

const repairs = '(?:reparacion(?:es)?|arreglos?|repairs?)';
export const allRepairs = new RegExp(
  `\\b(?:todas? las?|todo tipo de|toda|cualquier|all|any|every)\\b[^,;]{0,25}${repairs}|${repairs}[^;]{0,60}\\b(?:cualquiera que|de cualquier|sin excepcion|of (?:any|every|whatever) kind)`,
);
export const tenantPays = new RegExp(
  `(?:(?:por cuenta|a cargo|a costa|responsabilidad) de(?:l| la) ${TENANT}|(?:paga|asume|cubre)n? (?:el|la) ${TENANT}|${TENANT}\\b[^;]{0,25}(?:asum\\w+|paga\\w*|cubr\\w+|coste\\w+|realiza\\w*|hac\\w+|har\\w+)\\b|at the ${TENANT}'?s? (?:expense|cost)|${TENANT}\\b[^;]{0,15}(?:bears?|pays?|covers?|assumes?|makes?|responsible for)\\b|(?:paid|borne|made) by the ${TENANT}|(?:responsibility|account) of the ${TENANT})`,
);
export const landlordRefuses = new RegExp(
  `${LANDLORD}\\b[^;]{0,10}(?:\\bno (?:esta|queda|estara|quedara) obligad[oa] a|queda (?:exonerad|exent|liberad)[oa] de|\\bno (?:hace|hara|realiza|realizara|asume|asumira|paga|pagara|responde|respondera)|(?:has|have|shall have) no (?:duty|obligation)|(?:is|are|shall) not (?:be )?(?:obliged|required|obligated|responsible)|(?:will|shall) not (?:make|pay|do))[^;]{0,40}${repairs}`,
);
export const tenantWaives = new RegExp(`${TENANT}\\b[^;]{0,10}(?:renuncia\\w*|waives?)[^;]{0,60}${repairs}`);

export const takesOver = new RegExp(
  `${LANDLORD}\\b([^;]*?)(?:cambi\\w* (?:de )?(?:la|las|el|los)? ?(?:cerradura|llavin|chapa|candado)|(?:cort|suspend|desconect)\\w* [^;]{0,25}(?:agua|luz|energia|electric)|(?:retir|sac)\\w* [^;]{0,15}(?:bienes|muebles|pertenencias|enseres)|chang\\w+ the locks?|lock [^;]{0,15}out\\b|(?:cut|shut|turn)\\w* off [^;]{0,25}(?:water|power|electric|utilit)|disconnectw* [^;]{0,25}(?:water|power|electric|utilit)|remov\\w+ [^;]{0,20}(?:belongings|furniture|things))`,
);
export const IN_ARREARS =
  /(?:falta de pago|\bno pag|atras|\bmora\b|incumpl|deuda|unpaid|non-?payment|\blate\b|default|fails? to pay|(?:doesn't|does not) pay|owes|breach)/;
export const EVICTED = /(?:desaloj|desahuci|evict|eject|expuls)/;
export const WITHOUT_COURT =
  /(?:sin (?:necesidad de )?(?:una? |previa )?(?:orden|sentencia|autorizacion|intervencion|proceso)|without (?:a |an |any )?(?:court|judge|judicial))/;

export const RAISED =
  /(?:aument|increment|\bsub(?:ir|e)|reajust|\belev|\bfij\w+[^;]{0,40}(?:precio|alquiler|renta)|\brais|increas|\bsets? [^;]{0,10}rent\b)/;
export const ALONE =
  /(?:a su (?:sola |unica |entera )?(?:discrecion|voluntad|criterio|opcion)|unilateral|sin (?:necesidad del? |el |la |previo |previa )*(?:acuerdo|consentimiento|aceptacion|autorizacion)|libremente|(?:cuando|segun lo que|lo que) (?:lo |asi )*(?:estime|considere|quiera|desee|decida)|sole discretion|without (?:the |any )?(?:tenant's |lessee's |prior )*(?:consent|agreement|approval)|freely|sees? fit|(?:whenever|as) (?:it|he|she|they) (?:wish|want|like|choose)|(?:whenever|as) the \w+ (?:wish|want|like|choose))/;

export const SOLD =
  /(?:\bventa\b|\bvend(?:e|a|iera|ido|ida)\b|enajen|nuev[oa] (?:duen|propietari)|comprador|\bsale of\b|\bsold\b|\bsells?\b|new owner|\bbuyer\b|purchaser)/;
export const LEASE_ENDS =
  /(?:sin efecto|\btermina\b|terminara|extingu|rescind|resuelt|pone fin|pondra fin|desocup|\bmudar|desaloj|\bno (?:esta|estara|queda|quedara) obligad|\bno (?:tiene|tendra) que respetar|cancel|terminat|\bends\b|\bvoid\b|vacate|(?:is|will) not (?:be )?bound|need not honor)/;
export const LEASE_STAYS =
  /(?:\bno (?:termina|extingue|pone fin|rescinde)|does(?:n't| not) (?:end|terminate|cancel)|(?:won't|will not|shall not) (?:end|terminate)|\brespeta\b|\brespetara\b|\bhonors\b)/;
export const DEATH = /\b(?:muerte|fallec\w+|muere|muriera|death|dies|deceased|passes away)\b/;
export const DAYS_TO_TAKE_OVER = 30;

export const KEPT_FOR_GOOD =
  /(?:\bno (?:es|sera) (?:reembolsable|devuelt)|\bno reembolsable|\bno (?:se )?(?:devuelve|devolvera|reembolsa)|non-?refundable|queda(?:ra)? [^;]{0,15}(?:a favor|en beneficio) [^;]{0,20}en todo caso|not (?:be )?(?:refundable|returned|refunded)|(?:quedar|reten|retien|conserv|keep|retain|withhold)[^;]{0,40}(?:for any reason|por cualquier (?:razon|motivo)|sin (?:dar |necesidad de )?(?:explic|justific|motiv|razon)|without (?:giving |stating |any )*(?:explan|explain|reason|justif)))/;
export const KEPT_FOR_NOW =
  /(?:\bhasta\b|mientras|until|while|\bno (?:retiene|retendra|puede|podra)|(?:does|will|may|shall) not (?:keep|retain|withhold))/;
